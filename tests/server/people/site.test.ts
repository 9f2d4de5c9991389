import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { rateLimit } from '#server/platform/limits/limit.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
	server = await openSeededApp({
		GRIEVANCE_OFFICER: 'Latika Iyer',
		CONTACT_EMAIL: 'office@school.test',
		APP_STORE_URL: 'https://apps.apple.com/in/app/vidya/id1',
	})
})
afterAll(() => server.close())
beforeEach(async () => {
	// Nobody has sent a message.
	await server.db.delete(formSubmission).where(eq(formSubmission.kind, 'contact'))
	for (const table of [idempotency, mail, rateLimit]) await server.db.delete(table)
})

const message = {
	name: 'Asha Kulkarni',
	email: 'asha@example.org',
	topic: 'payment',
	message: 'The receipt shows the old name of my school.',
}
const send = (body: object, options: object = {}) =>
	server.call('POST', '/v1/contact-messages', { body, ...options })
const kept = async () =>
	server.db.select().from(formSubmission).where(eq(formSubmission.kind, 'contact'))
const mailsTo = async (email: string) =>
	(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`)).body as {
		subject: string
		text: string
	}[]

test('PRI-02 the settings say whom to reach, who the grievance officer is, and where the apps are', async () => {
	expect((await server.call('GET', '/v1/site')).body).toEqual({
		figures: { teachers: 1_900_000, schools: 100_000, places: 7_000 },
		own_texts: [],
		email: 'office@school.test',
		phone: '+91 80 0000 0000',
		address: 'Vidya Learning Private Limited, 27 Residency Road, Bengaluru 560025, India',
		officer: 'Latika Iyer',
		officer_email: 'grievance@vidya.example',
		android_app_url: null,
		ios_app_url: 'https://apps.apple.com/in/app/vidya/id1',
		copilot_url: 'https://copilot.vidya.example',
		card_script_url: '/sandbox/razorpay/checkout.js',
		firebase_analytics: null,
		certificate_is_specimen: true,
	})
	for (const url of ['/contact', '/vidya-app']) {
		const { body } = await server.app.inject(url)
		expect(body).toContain(
			url === '/contact' ? 'Latika Iyer' : 'https://apps.apple.com/in/app/vidya/id1',
		)
		expect(body).not.toContain('play.google.com')
	}
})

test('PRI-02 a message is kept once and mailed to the office; one about privacy goes to the grievance officer', async () => {
	const headers = { 'idempotency-key': 'message-0001' }
	expect(await send(message, { headers })).toMatchObject({ status: 200, body: { ok: true } })
	expect(await send(message, { headers })).toMatchObject({ status: 200, body: { ok: true } })
	expect((await kept()).map(({ accountId, data }) => [accountId, data])).toEqual([[null, message]])
	expect(await mailsTo('office@school.test')).toMatchObject([
		{
			subject: 'Vidya message: payment',
			text: expect.stringContaining(
				'Asha Kulkarni <asha@example.org> writes:\n\nThe receipt shows the old name of my school.',
			),
		},
	])
	await send({ ...message, topic: 'privacy' })
	expect(await mailsTo('grievance@vidya.example')).toHaveLength(1)
	expect(await mailsTo('office@school.test')).toHaveLength(1)
})

test('PRI-02 a message without its parts is refused, and the eleventh in an hour waits', async () => {
	for (const wrong of [
		{ ...message, message: 'short' },
		{ ...message, email: 'asha' },
		{ ...message, topic: 'weather' },
		{ ...message, name: '' },
	])
		expect(await send(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	for (let n = 0; n < 10; n += 1) expect((await send(message)).status).toBe(200)
	expect(await send(message)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
	expect(await kept()).toHaveLength(10)
})

test('NAV-09 the plans are those that the checkout works with, the cheapest first', async () => {
	const { data } = (await server.call('GET', '/v1/plans')).body as {
		data: { name: string; price: number; is_free: boolean; benefits: Record<string, unknown> }[]
	}
	expect(data.map(({ name, price, is_free }) => [name, price, is_free])).toEqual([
		['Vidya Plus', 299_900, false],
		['Vidya for Schools', 9_999_900, false],
	])
	expect(data[0]!.benefits.live_training).toEqual({
		included: 1,
		additional_purchases: { discount: 20 },
	})
	const { body } = await server.app.inject('/vidya-plus')
	for (const words of ['₹3,539', '1 included, then 20 % off', 'Vidya for Schools'])
		expect(body).toContain(words)
})

test('NAV-09 the picture of the registration is the file that the settings name, with its own type, or the specimen', async () => {
	const file = join(tmpdir(), `certificate-${crypto.randomUUID()}.png`)
	await writeFile(file, 'a picture')
	const own = await openTestApp({ REGISTRATION_CERTIFICATE: file })
	onTestFinished(() => own.close())
	const { headers, body } = await own.app.inject('/registration-certificate')
	expect([headers['content-type'], body]).toEqual(['image/png', 'a picture'])
	expect((await own.call('GET', '/v1/site')).body).toMatchObject({ certificate_is_specimen: false })
	await rm(file)
	expect((await own.app.inject('/registration-certificate')).statusCode).toBe(404)
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WaitingRegistration as Waiting } from '#openapi/v1.gen.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { openBuyer, recordPayment } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp, type TestApp } from '../support/open-test-app.ts'
import { openRegistrant } from '../support/registrant.ts'

const server = await openFileApp()
let staff: {
	call: (method: 'GET' | 'POST', path: string, body?: object) => ReturnType<TestApp['call']>
}
beforeAll(async () => {
	const { verifyStaff } = await openRegistrant(server)
	const token = await server.signIn('success@example.org')
	await verifyStaff()
	staff = {
		call: (method, path, body) =>
			server.call(method, `/v1/waiting-registrations${path}`, { token, body }),
	}
})

const DAY = 86_400_000

/** Registers a new teacher without payment for a live training that needs a confirmation. */
const register = async () => {
	const teacher = await openBuyer(server)
	const resourceId = await addResource(server.db, {
		courseType: 'live_training',
		title: 'Teaching with stories',
		price: null,
		startDate: new Date(server.deps.clock().getTime() + DAY),
		needsConfirmation: true,
	})
	const { body } = await teacher.enrolFree({ webinar_id: resourceId })
	const [registration] = body.response.data[0]!
	const visit = (path: string) => server.call('GET', `/v1${path}`, { token: teacher.token })
	return { ...teacher, resourceId, visit, ...registration! }
}

const waiting = async () => {
	const { body } = await staff.call('GET', '')
	return (body as unknown as { data: Waiting[] }).data
}

const decide = (id: string, body: object) => staff.call('POST', `/${id}/decision`, body)

const toldOf = async ({ visit }: Pick<Awaited<ReturnType<typeof register>>, 'visit'>) =>
	(
		(await visit('/task/fetch-notification')).body as unknown as {
			data: { message: string; route: string }[]
		}
	).data.map(({ message, route }) => [message, route])

const mailsTo = async (email: string) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))
			.body as unknown as {
			subject: string
			text: string
		}[]
	).filter(({ text }) => !text.includes('/login/link'))

const visitRegistration = ({
	visit,
	id,
}: Pick<Awaited<ReturnType<typeof register>>, 'visit' | 'id'>) =>
	visit(`/learning/registrations/${id}`)

describe('LIV-01 registrations that need a confirmation', () => {
	test('FLD-05 are narrowed to one training by its slug; nothing else is counted', async () => {
		const [one, two] = [await register(), await register()]
		const [row] = await server.db
			.select({ slug: resource.slug })
			.from(resource)
			.where(eq(resource.id, one.resourceId))
		const narrowed = async (track: string) => {
			const { body } = await staff.call('GET', `?track=${track}`)
			const { total, data } = body as unknown as { total: number; data: Waiting[] }
			return [total, ...data.map(({ id }) => id)]
		}
		expect(await narrowed(row!.slug)).toEqual([1, one.id])
		expect(await narrowed('no-such-training')).toEqual([0])
		expect((await waiting()).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]))
	})

	test('wait in the queue of customer success, and open the room once confirmed', async () => {
		const teacher = await register()
		expect(teacher.status).toBe('pending')
		expect(await waiting()).toContainEqual({
			id: teacher.id,
			teacher: expect.any(String),
			email: teacher.email,
			school: null,
			title: 'Teaching with stories',
			course_type: 'live_training',
			path: expect.stringMatching(/^\/learning\//),
			starts_at: new Date(server.deps.clock().getTime() + DAY).toISOString(),
			registered_at: server.deps.clock().toISOString(),
		})
		expect(await decide(teacher.id, { decision: 'confirm' })).toMatchObject({
			status: 200,
			body: { status: 'confirmed' },
		})
		expect((await visitRegistration(teacher)).body).toMatchObject({ status: 'confirmed' })
		expect((await waiting()).map(({ id }) => id)).not.toContain(teacher.id)
		const page = `/profile/registrations/${teacher.id}`
		expect(await toldOf(teacher)).toEqual([
			['Your registration for “Teaching with stories” is confirmed.', page],
		])
		const [mail] = await mailsTo(teacher.email)
		expect(mail!.subject).toBe('You are in: Teaching with stories')
		expect(mail!.text).toContain(`http://vidya.test${page}`)
	})

	test('end with a reason when refused, and can be made again', async () => {
		const teacher = await register()
		expect(await decide(teacher.id, { decision: 'refuse', reason: ' ' })).toMatchObject({
			status: 409,
			body: { code: 'registration-reason-missing' },
		})
		const refusal = { decision: 'refuse', reason: 'All seats of your district are taken.' }
		expect(await decide(teacher.id, refusal)).toMatchObject({
			status: 200,
			body: { status: 'refused' },
		})
		expect((await visitRegistration(teacher)).status).toBe(404)
		expect((await toldOf(teacher)).map(([message]) => message)).toEqual([
			'Your registration for “Teaching with stories” was not confirmed: All seats of your district are taken.',
		])
		const [mail] = await mailsTo(teacher.email)
		expect(mail!.text).toContain('\n\nAll seats of your district are taken.\n\n')
		expect(await decide(teacher.id, { decision: 'confirm' })).toMatchObject({ status: 404 })
		const again = await teacher.enrolFree({ webinar_id: teacher.resourceId })
		expect(again.body.response.data[0]![0]).toMatchObject({ status: 'pending' })
	})

	test('are decided once; others than customer success see no queue', async () => {
		const teacher = await register()
		await decide(teacher.id, { decision: 'confirm' })
		const refusal = { decision: 'refuse', reason: 'Too late.' }
		expect(await decide(teacher.id, refusal)).toMatchObject({
			status: 409,
			body: { code: 'registration-decided', current_status: 'confirmed' },
		})
		expect((await teacher.visit('/waiting-registrations')).status).toBe(403)
		expect(
			await teacher.post(`/v1/waiting-registrations/${teacher.id}/decision`, refusal),
		).toMatchObject({ status: 403 })
	})

	test('need none where they are paid for', async () => {
		const teacher = await openBuyer(server)
		const id = await addResource(server.db, {
			courseType: 'live_training',
			price: 50_000,
			needsConfirmation: true,
		})
		const { body } = await teacher.order({ product_id: [id] })
		await recordPayment(server.db, body.pg_order_id, { amount: body.amount })
		await teacher.check(body.order_id)
		expect(await teacher.owned()).toEqual([id])
	})
})

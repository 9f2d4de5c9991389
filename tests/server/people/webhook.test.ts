import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isWebhookUrl, nextTry } from '#domain/people/webhook.rules.ts'
import type { WebhookWithSecret as Webhook, WebhookDelivery } from '#openapi/v1.gen.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { isInside, postOutside } from '#server/people/webhook/post-outside.ts'
import { sendWebhooks } from '#server/people/webhook/send-webhooks.service.ts'
import { signatureOf } from '#server/people/webhook/signature.rules.ts'
import { webhook, webhookDelivery } from '#server/people/webhook/webhook.tables.ts'
import { openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openLearner } from '../support/learner.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'
import { deskOf, openStaff, verifySessions } from '../support/staff-people.ts'

type Log = { data: WebhookDelivery[]; has_more: boolean }

const received: { headers: Record<string, unknown>; body: string }[] = []
let answers = 204
const receiver = createServer((request, response) => {
	let body = ''
	request.on('data', (part) => {
		body += part
	})
	request.on('end', () => {
		received.push({ headers: request.headers, body })
		response.writeHead(answers, { location: 'http://127.0.0.1:9/' }).end('taken')
	})
})

let server: TestApp
let owner: Awaited<ReturnType<typeof openStaff>>
let url = ''
beforeAll(async () => {
	await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
	owner = await openStaff(server, 'Owner Das', ['owner'])
})
afterAll(async () => {
	receiver.closeAllConnections()
	receiver.close()
	await server.close()
})
/** Signs the owner in again: a test may move the clock by days. */
const signIn = async () => {
	const token = await server.signIn(owner.email)
	await verifySessions(server, owner.id)
	owner = { ...owner, token, desk: deskOf(server, { token }) }
}
beforeEach(async () => {
	await signIn()
	answers = 204
	received.length = 0
	await server.db.delete(webhookDelivery)
	await server.db.delete(webhook)
})

const all = [
	'order.paid',
	'order.refunded',
	'enrolment.created',
	'learning.completed',
	'certificate.issued',
]
const make = async (events: string[] = all): Promise<Webhook> =>
	(await owner.desk('POST', '/webhooks', { url, events })).body as never
const log = async (query = '') =>
	(await owner.desk('GET', `/webhook-deliveries?${query}`)).body as never as Log
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const sent = () => received.map(({ body }) => JSON.parse(body))

/** Buys something. Returns the order and the buyer. */
const buy = async () => {
	const buyer = await openBuyer(server)
	const product = await addResource(server.db, { title: 'Maps for Class Six' })
	const { order_id, pg_order_id, amount } = (await buyer.order({ product_id: [product] })).body
	await buyer.verify((await payAtRazorpay(server, pg_order_id, { amount })).callback)
	return { buyer, product, orderId: order_id, amount }
}

describe('DSK-20 webhooks', () => {
	test('DSK-20 an order, its enrolment and its refunds are sent once, signed as Standard Webhooks says', async () => {
		const { secret } = await make()
		const { buyer, product, orderId, amount } = await buy()
		expect(await sendWebhooks(server.deps)).toBe(2)
		const paid = sent().find(({ type }) => type === 'order.paid')
		expect(paid).toEqual({
			type: 'order.paid',
			timestamp: server.deps.clock().toISOString(),
			data: { order_id: orderId, account_id: buyer.accountId, total: amount, currency: 'INR' },
		})
		expect(sent().find(({ type }) => type === 'enrolment.created').data).toMatchObject({
			...{ account_id: buyer.accountId, resource_id: product, status: 'confirmed' },
			source: 'purchase',
		})
		const [first] = received
		const { 'webhook-id': id, 'webhook-timestamp': at } = first!.headers as Record<string, string>
		expect(first!.headers['webhook-signature']).toBe(
			signatureOf(secret, { id: id!, at: Number(at), body: first!.body }),
		)
		expect(first!.body).not.toContain(buyer.email)
		expect(await sendWebhooks(server.deps)).toBe(0)

		received.length = 0
		const give = (part: number | null, refundable: number) =>
			owner.desk('POST', `/orders/${orderId}/refunds`, {
				...{ amount: part, refundable, reason: 'goodwill', words: '' },
			})
		expect((await give(100, amount)).status).toBe(200)
		expect((await give(null, amount - 100)).status).toBe(200)
		await sendWebhooks(server.deps)
		const about = { order_id: orderId, account_id: buyer.accountId }
		expect(sent().map(({ data }) => data)).toEqual(
			expect.arrayContaining([
				{ ...about, is_whole: false, amount: 100, currency: 'INR' },
				{ ...about, is_whole: true },
			]),
		)
	})

	test('DSK-20 a completion and its certificate are sent', async () => {
		await make(['learning.completed', 'certificate.issued'])
		const learner = await openLearner(server)
		const given = { resourceType: 'micro', trainingMinutes: 1, givesCertificate: true } as const
		const { id, resourceId, lessons } = await learner.enrol(given, 1)
		server.advance(600_000)
		await learner.mark(id, lessons[0]!)
		expect(await sendWebhooks(server.deps)).toBe(2)
		expect(sent().map(({ type, data }) => [type, data.resource_id])).toEqual(
			expect.arrayContaining([
				['learning.completed', resourceId],
				['certificate.issued', resourceId],
			]),
		)
	})

	test('DSK-20 what is not taken is sent again with the same id, nine times, and is then given up', async () => {
		await make(['order.paid'])
		await buy()
		answers = 500
		let tries = 0
		for (let days = 0; days < 400; days += 1) {
			tries += await sendWebhooks(server.deps)
			server.advance(15 * 60_000)
		}
		expect(tries).toBe(10)
		expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
		await signIn()
		const [row] = (await log('status=failed')).data
		expect(row).toMatchObject({ status: 'failed', tries: 10, answered: 500, fault: 'HTTP 500' })
		expect(row!.next_at).toBeNull()
		answers = 200
		const again = await owner.desk('POST', `/webhook-deliveries/${row!.id}/resend`, {})
		expect(again).toMatchObject({ status: 200, body: { status: 'waiting', tries: 0 } })
		expect(codeOf(await owner.desk('POST', `/webhook-deliveries/${row!.id}/resend`, {}))).toEqual([
			...[409, 'delivery-waiting'],
		])
		expect(await sendWebhooks(server.deps)).toBe(1)
		expect((await log()).data[0]).toMatchObject({ status: 'delivered', answered: 200, fault: '' })
	})

	test('DSK-20 an address that is gone turns its webhook off; events wait until it is on again', async () => {
		const { id } = await make(['order.paid'])
		await buy()
		answers = 410
		await sendWebhooks(server.deps)
		const { data } = (await owner.desk('GET', '/webhooks')).body as never as { data: Webhook[] }
		expect(data).toMatchObject([{ id, enabled: false, waiting: 0, failed: 1 }])
		await buy()
		expect(await sendWebhooks(server.deps)).toBe(0)
		const on = { url, events: ['order.paid'], enabled: true }
		expect((await owner.desk('PUT', `/webhooks/${id}`, on)).status).toBe(204)
		await buy()
		answers = 200
		expect(await sendWebhooks(server.deps)).toBe(1)
	})

	test('DSK-20 an event of a transaction that fails is not sent, nor one that nobody asked for', async () => {
		await make(['certificate.issued'])
		await buy()
		expect(await sendWebhooks(server.deps)).toBe(0)
		await make(['order.paid'])
		const before = (await log()).data.length
		const buyer = await openBuyer(server)
		const product = await addResource(server.db)
		await buyer.order({ product_id: [product] })
		expect((await log()).data.length).toBe(before)
	})

	test('DSK-20 two servers send each event once', async () => {
		await make(['order.paid'])
		for (let n = 0; n < 6; n += 1) await buy()
		const sums = await Promise.all([sendWebhooks(server.deps), sendWebhooks(server.deps)])
		expect(sums[0]! + sums[1]!).toBe(6)
		expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
	})

	test('DSK-20 a test answers what the other system said, and is not sent again', async () => {
		const { id } = await make(['order.paid'])
		expect((await owner.desk('POST', `/webhooks/${id}/tests`, {})).body).toMatchObject({
			...{ type: 'webhook.tested', status: 'delivered', answered: 204, tries: 1 },
		})
		answers = 302
		expect((await owner.desk('POST', `/webhooks/${id}/tests`, {})).body).toMatchObject({
			...{ status: 'failed', answered: 302, fault: 'HTTP 302' },
		})
		await owner.desk('PUT', `/webhooks/${id}`, {
			...{ url: 'http://127.0.0.1:9/closed', events: ['order.paid'], enabled: true },
		})
		expect((await owner.desk('POST', `/webhooks/${id}/tests`, {})).body).toMatchObject({
			...{ status: 'failed', answered: null, fault: expect.stringContaining('ECONNREFUSED') },
		})
		expect(await sendWebhooks(server.deps)).toBe(0)
	})

	test('DSK-20 the owner makes, changes, renews and deletes; each act is recorded without the secret', async () => {
		const { id, secret } = await make(['order.paid'])
		expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
		const listed = await owner.desk('GET', '/webhooks')
		expect(JSON.stringify(listed.body)).not.toContain('whsec_')
		const renewed = (await owner.desk('POST', `/webhooks/${id}/secret`, {})).body as never as {
			secret: string
		}
		expect(renewed.secret).not.toBe(secret)
		await owner.desk('PUT', `/webhooks/${id}`, { url, events: ['order.refunded'], enabled: false })
		await owner.desk('POST', `/webhooks/${id}/tests`, {})
		expect((await owner.desk('DELETE', `/webhooks/${id}`)).status).toBe(204)
		expect((await owner.desk('DELETE', `/webhooks/${id}`)).status).toBe(404)
		expect((await log()).data).toEqual([])
		const acts = await server.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.subjectId, id))
			.orderBy(auditEntry.position)
		expect(acts.map(({ operation }) => operation)).toEqual([
			...['createWebhook', 'renewWebhookSecret', 'changeWebhook', 'testWebhook', 'removeWebhook'],
		])
		expect(JSON.stringify(acts)).not.toContain('whsec_')
		const finance = await openStaff(server, 'Finance Rao', ['finance'])
		expect((await finance.desk('GET', '/webhooks')).status).toBe(403)
	})

	test('DSK-20 a wrong address is refused, and an eleventh webhook', async () => {
		for (const wrong of ['ftp://example.org', 'https://me:secret@example.org', 'example.org', '..'])
			expect(
				codeOf(await owner.desk('POST', '/webhooks', { url: wrong, events: ['order.paid'] })),
			).toEqual([409, 'webhook-url'])
		for (let n = 0; n < 10; n += 1) await make(['order.paid'])
		expect(codeOf(await owner.desk('POST', '/webhooks', { url, events: ['order.paid'] }))).toEqual([
			...[409, 'webhooks-too-many'],
		])
		expect(isWebhookUrl('http://example.org')).toBe(false)
		expect(isWebhookUrl('https://example.org/a')).toBe(true)
	})

	test.each([
		...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
		...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '100.64.0.1'],
	])('DSK-20 nothing is sent to %s, an address of the own network', async (address) => {
		expect(isInside(address)).toBe(true)
		const host = address.includes(':') ? `[${address}]` : address
		const call = { headers: {}, body: '{}', timeoutMs: 1000, mayBeInside: false }
		await expect(postOutside(`http://${host}:9/`, call)).rejects.toThrow('address inside')
	})

	test('DSK-20 nothing is sent to a name that leads into the own network', async () => {
		expect(isInside('93.184.216.34')).toBe(false)
		expect(isInside('2606:2800:220:1::1')).toBe(false)
		const call = { headers: {}, body: '{}', timeoutMs: 1000, mayBeInside: false }
		await expect(postOutside('http://localhost:9/', call)).rejects.toThrow('address inside')
		expect(received).toEqual([])
	})

	test('DSK-20 a signature is the one that Standard Webhooks gives as an example', () => {
		expect(
			signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
				...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1614265330 },
				body: '{"test": 2432232314}',
			}),
		).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
	})

	test('DSK-20 the pauses grow to a day', () => {
		const now = new Date('2026-11-20T10:00:00Z')
		const hours = Array.from({ length: 10 }, (_, n) => {
			const next = nextTry(n + 1, now)
			return next && (next.getTime() - now.getTime()) / 3_600_000
		})
		expect(hours.slice(-4)).toEqual([14, 20, 24, null])
	})
})

import { count, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const sheet = {
	data: {
		fullName: 'Asha Kulkarni',
		schoolName: 'Modern School',
		email: 'asha@example.org',
		mobile: '+919822012345',
		preferredDay: 'Monday',
		preferredTime: '9am-10am',
		purpose: 'Training for twelve teachers',
		currentUrl: '/learning',
		timestamp: '2026-11-20T10:00:00Z',
	},
}
const store = (key: string, body: object = sheet, url = '/v1/sheet-storage') =>
	server.call('POST', url, { body, headers: { 'idempotency-key': key } })
const stored = async () => (await server.db.select({ rows: count() }).from(callBack))[0]!.rows
const codeOf = (answer: { body: never }) => (answer.body as { code: string }).code

test('A2 ten concurrent requests with one key do the work once', async () => {
	const before = await stored()
	const answers = await Promise.all(Array.from({ length: 10 }, () => store('ten-at-once')))
	expect((await stored()) - before).toBe(1)
	const [first, ...rest] = answers.filter(({ status }) => status === 200)
	for (const { body } of rest) expect(body).toEqual(first!.body)
	expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual(
		answers.filter(({ status }) => status !== 200).map(() => 409),
	)
	expect((await store('ten-at-once')).body).toEqual(first!.body)
	expect((await stored()) - before).toBe(1)
})

test('A2 a key belongs to one address, one body and one person', async () => {
	const before = await stored()
	expect((await store('one-request')).status).toBe(200)
	const other = await store('one-request', { data: { ...sheet.data, fullName: 'Meera Iyer' } })
	const elsewhere = await store('one-request', sheet, '/v1/sheet-storage?again=1')
	expect([other, elsewhere].map((answer) => [answer.status, codeOf(answer)])).toEqual([
		[422, 'idempotency-key-reused'],
		[422, 'idempotency-key-reused'],
	])
	const token = await server.signIn('key-owner@example.org')
	const mine = await server.call('POST', '/v1/sheet-storage', {
		token,
		body: sheet,
		headers: { 'idempotency-key': 'one-request' },
	})
	expect(mine.status).toBe(200)
	expect((await stored()) - before).toBe(2)
})

test('A2 a key belongs to one method and one path, and nobody is answered by another’s key', async () => {
	let runs = 0
	const send = async (owner: string, some: { method?: string; url?: string } = {}) => {
		const request = { method: 'POST', url: '/v1/one', body: { n: 1 }, ...some }
		return withIdempotency(server.deps, request, { owner, key: 'direct' }, async () => {
			runs += 1
			return { status: 201, body: { runs } }
		})
	}
	const first = { status: 201, body: { runs: 1 } }
	expect([await send('one'), await send('one')]).toEqual([first, first])
	const reused = { status: 422, code: 'idempotency-key-reused' }
	await expect(send('one', { method: 'PUT' })).rejects.toMatchObject(reused)
	await expect(send('one', { url: '/v1/other' })).rejects.toMatchObject(reused)
	await expect(send('one', { url: '/v1/one?page=2' })).rejects.toMatchObject(reused)
	const second = { status: 201, body: { runs: 2 } }
	expect([await send('two'), await send('two'), await send('one')]).toEqual([second, second, first])
})

test('A2 a request that died frees its key after a minute, one that runs does not', async () => {
	await store('died-halfway')
	await server.db
		.update(idempotency)
		.set({ status: null, body: null })
		.where(sql`${idempotency.key} = 'died-halfway'`)
	await server.db.delete(callBack)
	expect((await store('died-halfway')).status).toBe(409)
	server.advance(60_001)
	expect((await store('died-halfway')).status).toBe(200)
	expect(await stored()).toBe(1)
})

test('A2 failed work frees its key', async () => {
	const token = await server.signIn('failed-work@example.org')
	const product = await addResource(server.db, { courseType: 'webinar' })
	const add = () =>
		server.call('POST', '/v1/cart/retail', {
			token,
			body: { product_id: product },
			headers: { 'idempotency-key': 'failed-work' },
		})
	const [first, second] = [await add(), await add()]
	expect([first.status, second.status, codeOf(second)]).toEqual([409, 409, 'cart-type-refused'])
})

test('A2 sessions take no key: a used link, another’s refresh and a logout are answered again', async () => {
	const headers = { 'idempotency-key': 'session-key' }
	const linkOf = async (email: string) => {
		await server.call('POST', '/v1/session/links', { body: { email }, headers })
		const [mail] = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
			links: string[]
		}[]
		return new URL(mail!.links[0]!).searchParams.get('token')!
	}
	const consume = (token: string) =>
		server.call('POST', `/v1/session/links/${token}/consume`, { headers })
	const [mine, yours] = [await linkOf('mine@example.org'), await linkOf('yours@example.org')]
	const opened = await consume(mine)
	const other = await consume(yours)
	expect([opened.status, other.status, (await consume(mine)).status]).toEqual([200, 200, 410])
	expect((opened.body as { access_token: string }).access_token).not.toBe(
		(other.body as { access_token: string }).access_token,
	)
	const rows = await server.db
		.select({ rows: count() })
		.from(idempotency)
		.where(sql`${idempotency.key} = 'session-key'`)
	expect(rows).toEqual([{ rows: 0 }])
})

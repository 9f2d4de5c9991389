import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { answerErrors } from '#server/platform/problems/answer-errors.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
beforeAll(async () => {
	token = await server.signIn(demo('settled-teacher'))
})

const id = '0197a000-0000-7000-8000-000000000001'
const answerOf = async (
	method: 'GET' | 'POST' | 'PUT',
	url: string,
	more: { payload?: unknown; headers?: Record<string, string> } = {},
) => {
	const answer = await server.app.inject({
		method,
		url,
		headers: { authorization: `Bearer ${token}`, ...more.headers },
		...(more.payload !== undefined && { payload: more.payload as object }),
	})
	const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
	return [answer.statusCode, isProblem && answer.json().code]
}
const invalid = [400, 'invalid-request']

test.each([
	`/v1/orders/urn:uuid:${id}`,
	'/v1/orders/%ED%A0%80',
	'/v1/learning/%E0%A4%A',
	`/v1/learning/${'a'.repeat(400)}`,
	'/v1/learning/all?limit=1e309',
	'/v1/learning/all?limit=99999999999999999999',
])('B1 %s is refused', async (url) => {
	expect(await answerOf('GET', url)).toEqual(invalid)
})

test('B1 null is no number and no agreement', async () => {
	const quote = (coins: unknown) =>
		answerOf('POST', '/v1/purchase/quote', { payload: { product_id: [id], coins } })
	expect(await quote(null)).toEqual(invalid)
	expect((await quote(0))[0]).toBe(200)
	const terms = { payload: { is_agree: null } }
	token = await server.signIn(demo('verified-poc'))
	expect(await answerOf('POST', '/v1/school/taas-tnc', terms)).toEqual(invalid)
	token = await server.signIn(demo('settled-teacher'))
})

test.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z'])(
	'B1 a journey does not begin at %s',
	async (started_at) => {
		const journey = {
			id,
			machine: 'cart',
			started_at,
			role: 'teacher',
			device: 'phone',
			returning: false,
			ended: 'done',
			steps: [{ transitions: ['idle start 0'], ms: 0 }],
		}
		const payload = { journeys: [journey] }
		expect(await answerOf('POST', '/v1/journeys', { payload })).toEqual(invalid)
	},
)

test('B1 an upload without a body, without a file or without a boundary is refused', async () => {
	const upload = (type: string, payload?: string) =>
		answerOf('POST', '/v1/user/upload-logo', { headers: { 'content-type': type }, payload })
	expect(await upload('multipart/form-data', 'x')).toEqual(invalid)
	expect((await upload('multipart/form-data; boundary=x', '--x--\r\n'))[0]).toBe(400)
	expect(await upload('application/json', '{"file":1,"acl_permission":"public-read"}')).toEqual([
		415,
		'file-type-refused',
	])
	expect(await answerOf('POST', '/v1/user/upload-logo')).toEqual([415, 'file-type-refused'])
})

test('B1 prototypes are not poisoned and text is not JSON', async () => {
	const json = { 'content-type': 'application/json' }
	const poison = '{"product_id":[],"__proto__":{"isAdmin":true}}'
	const quote = (payload: string) =>
		answerOf('POST', '/v1/purchase/quote', { headers: json, payload })
	expect(await quote(poison)).toEqual([400, 'invalid-json'])
	expect(await quote('{')).toEqual([400, 'invalid-json'])
})

test('B3 answers to a call with a token or a cookie are kept by nobody', async () => {
	const cached = async (headers: Record<string, string>) =>
		(await server.app.inject({ url: '/v1/learning/all', headers })).headers['cache-control']
	expect(await cached({ authorization: `Bearer ${token}` })).toBe('private, no-store')
	expect(await cached({ cookie: 'vidya_here=1' })).toBe('private, no-store')
	expect(await cached({})).not.toBe('private, no-store')
	const refused = await server.app.inject({
		url: '/v1/orders',
		headers: { authorization: 'Bearer made-up' },
	})
	expect(refused.headers['cache-control']).toBe('private, no-store')
})

test('B2 the log of an unexpected error holds its code and place, no parameter and no address', async () => {
	const lines: string[] = []
	const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
	answerErrors(app)
	app.get('/fail', () => server.db.execute(sql`SELECT ${'asha@example.org'} FROM no_such_table`))
	app.get('/twice', async () => {
		const row = { email: demo('parent'), displayName: 'Secret Name', createdAt: new Date() }
		await server.db.insert(account).values(row)
	})
	expect((await app.inject('/fail')).statusCode).toBe(500)
	expect((await app.inject('/twice')).statusCode).toBe(500)
	const errors = lines.filter((line) => line.includes('"msg":"unexpected"'))
	expect(errors.map((line) => JSON.parse(line).code)).toEqual([
		'42P01',
		'23505 account_email_unique',
	])
	expect(lines.join('')).not.toMatch(/asha|example\.org|Secret|demo\.vidya|SELECT|insert into/i)
	await app.close()
})

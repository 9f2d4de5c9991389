import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayBecome } from '#machines/school/call-back/call-back-status.rules.ts'
import type { CallBacks } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { sendCallBacks } from '#server/school/call-back/send-call-backs.service.ts'
import { callBack as form } from '../support/call-back-form.ts'
import { cookieOf } from '../support/learner.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'
import { somebodyOf, staffOf } from '../support/school/school-people.ts'
import { verifySessions } from '../support/staff-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>

let server: TestApp
let sheets: TestApp
const takes = { status: 200, body: '{"ok":true}' }
let said = takes
const received: { body: string; key: string | undefined }[] = []
const service = createServer(async (request, response) => {
	const parts: Buffer[] = []
	for await (const part of request) parts.push(part as Buffer)
	const key = request.headers['idempotency-key']
	received.push({ body: Buffer.concat(parts).toString(), key: key?.toString() })
	response.writeHead(said.status).end(said.body)
})
let neha: Person
let ravi: Person
beforeAll(async () => {
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
	const { port } = service.address() as { port: number }
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000', CALL_BACKS_A_DAY: '2500' })
	sheets = await openTestApp({
		SHEET_STORAGE_URL: `http://127.0.0.1:${port}/sheet`,
		CALL_BACKS_A_DAY: '2500',
	})
	const roles = ['vidya_customer_success']
	neha = await staffOf(server, { roles, displayName: 'Neha' })
	ravi = await staffOf(server, { roles, displayName: 'Ravi' })
})
afterAll(async () => {
	service.closeAllConnections()
	service.close()
	await server.close()
	await sheets.close()
})
beforeEach(async () => {
	said = takes
	received.length = 0
	for (const { db } of [server, sheets]) await db.delete(callBack)
})

const ask = async (some: Partial<typeof form> = {}, app = server) =>
	app.call('POST', '/v1/sheet-storage', { body: { data: { ...form, ...some } } })
const list = async (query = '', who = neha) =>
	(await who.call('GET', `/v1/call-backs${query}`)).body as never as CallBacks
/** Creates a call-back of a new school. Returns its id. */
const wish = async (schoolName: string, some: Partial<typeof form> = {}) => {
	await ask({ schoolName, ...some })
	const [row] = await server.db.select().from(callBack).where(eq(callBack.schoolName, schoolName))
	return row!.id
}
const save = (who: Person, id: string, body: object) =>
	who.call('PUT', `/v1/call-backs/${id}`, body)
const take = (who: Person, id: string) => who.call('PUT', `/v1/call-backs/${id}/owner`)
const leave = (who: Person, id: string) => who.call('DELETE', `/v1/call-backs/${id}/owner`)

test('CBK-07 API-01 a call-back request of a visitor is stored as it was typed, and listed for customer success alone', async () => {
	const now = server.deps.clock().toISOString()
	expect((await ask()).body).toEqual({ ok: true })
	const [row] = await server.db.select().from(callBack)
	expect(row).toMatchObject({ ...form, accountId: null, createdAt: server.deps.clock() })
	expect(await list()).toEqual({
		total: 1,
		counts: { new: 1, called: 0, unreachable: 0, closed: 0 },
		data: [
			{
				...{ id: row!.id, full_name: form.fullName, school: form.schoolName, email: form.email },
				...{ mobile: form.mobile, preferred_day: 'Monday', preferred_time: '9am-10am' },
				...{ purpose: 'Training', page: '/learning', asked_at: now },
				...{ state: 'new', owner: null, note: '', waiting: false, version: 1, updated_at: now },
			},
		],
	})
	expect(await ask({ mobile: '12' })).toMatchObject({
		status: 400,
		body: { code: 'invalid-request', errors: [{ field: 'data.mobile' }] },
	})
	const asha = await somebodyOf(server, null, { roles: ['main_poc', 'moderator'] })
	expect(await asha.call('GET', '/v1/call-backs')).toMatchObject({ status: 403 })
	expect(await take(asha, row!.id)).toMatchObject({ status: 403 })
	expect(await server.call('GET', '/v1/call-backs')).toMatchObject({ status: 401 })
})

test('CBK-07 a call-back goes from new to called or not reached and to closed, is opened again, and keeps its note', async () => {
	const id = await wish('Path School')
	const states = ['new', 'called', 'unreachable', 'closed'] as const
	expect(states.map((from) => states.filter((to) => mayBecome(from, to)))).toEqual([
		['new', 'called', 'unreachable'],
		['called', 'unreachable', 'closed'],
		['called', 'unreachable', 'closed'],
		['called', 'closed'],
	])
	expect(await save(neha, id, { version: 1, state: 'closed', note: '' })).toMatchObject({
		status: 409,
		body: { code: 'call-back-state' },
	})
	const called = { version: 1, state: 'called', note: ' Wants ten seats. ' }
	server.advance(1000)
	const answer = await save(neha, id, called)
	expect(answer).toMatchObject({
		status: 200,
		body: { state: 'called', note: 'Wants ten seats.', version: 2 },
	})
	expect((await save(neha, id, called)).body).toEqual(answer.body)
	for (const [version, state] of [
		[2, 'closed'],
		[3, 'called'],
		[4, 'unreachable'],
	] as const)
		expect((await save(ravi, id, { version, state, note: 'N' })).status).toBe(200)
	expect((await list('?search=path')).data).toMatchObject([
		{ state: 'unreachable', note: 'N', version: 5, updated_at: server.deps.clock().toISOString() },
	])
})

test('CBK-07 two who change one call-back notice each other, and of two who take it concurrently one gets it', async () => {
	const id = await wish('Both School')
	const both = await Promise.all([
		save(neha, id, { version: 1, state: 'called', note: 'Mine' }),
		save(ravi, id, { version: 1, state: 'unreachable', note: 'No answer' }),
	])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
		...{ code: 'call-back-changed', call_back: { id, version: 2 } },
	})
	const taken = await Promise.all([take(neha, id), take(ravi, id)])
	expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
	const [winner, loser] = taken[0]!.status === 200 ? [neha, ravi] : [ravi, neha]
	expect(taken.find(({ status }) => status === 409)!.body).toMatchObject({
		code: 'call-back-taken',
	})
	expect((await take(winner, id)).status).toBe(200)
	const ownerFor = async (who: Person) => (await list('?search=both', who)).data[0]!.owner
	const name = winner === neha ? 'Neha' : 'Ravi'
	expect([await ownerFor(winner), await ownerFor(loser)]).toEqual([
		{ name, is_caller: true },
		{ name, is_caller: false },
	])
	expect(await leave(loser, id)).toMatchObject({ status: 409, body: { code: 'call-back-taken' } })
	expect((await leave(winner, id)).body).toMatchObject({ owner: null, version: 2 })
	expect((await leave(winner, id)).status).toBe(200)
	expect((await take(loser, id)).status).toBe(200)
	const unknown = '0197a000-0000-7000-8000-000000000001'
	for (const answer of [await take(neha, unknown), await leave(neha, unknown)])
		expect(answer.status).toBe(404)
	const draft = { version: 1, state: 'called', note: '' }
	expect((await save(neha, unknown, draft)).status).toBe(404)
})

test('CBK-07 what somebody took who has left customer success is free again', async () => {
	const id = await wish('Left School')
	const left = await staffOf(server, { roles: ['vidya_customer_success'] })
	await take(left, id)
	expect((await take(neha, id)).status).toBe(409)
	await server.db.update(account).set({ roles: [] }).where(eq(account.id, left.accountId))
	expect((await list('?search=left')).data[0]!.owner).toBeNull()
	expect((await take(neha, id)).body).toMatchObject({ owner: { name: 'Neha', is_caller: true } })
})

test('CBK-07 the list is narrowed by state and by a part of the name of person or school, and paged', async () => {
	for (const [n, fullName] of ['Uma', 'Vani', 'Wasim'].entries()) {
		server.advance(1000)
		await wish(`100% Page ${n}`, { fullName })
	}
	const found = async (query: string) => {
		const { total, counts, data } = await list(query)
		return [total, counts.new, counts.called, data.map(({ full_name }) => full_name)]
	}
	const pages = 'search=100%25%20page'
	expect(await found(`?${pages}&limit=2`)).toEqual([3, 3, 0, ['Wasim', 'Vani']])
	expect(await found(`?${pages}&limit=2&offset=2`)).toEqual([3, 3, 0, ['Uma']])
	expect(await found(`?${pages}&state=new`)).toEqual([3, 3, 0, ['Uma', 'Vani', 'Wasim']])
	const [uma] = (await list(`?${pages}&state=new`)).data
	await save(neha, uma!.id, { version: 1, state: 'called', note: '' })
	expect(await found(`?${pages}&state=new`)).toEqual([2, 2, 1, ['Vani', 'Wasim']])
	expect(await found(`?${pages}&state=called`)).toEqual([1, 2, 1, ['Uma']])
	expect(await found('?search=vani')).toEqual([1, 1, 0, ['Vani']])
	expect(await found('?search=0%25%25')).toEqual([0, 0, 0, []])
})

test('CBK-07 the list is handed out as a file to customer success alone, and nothing in it is a formula', async () => {
	const id = await wish('=HYPERLINK("http://x")', { fullName: '@Zara', purpose: '-2+3' })
	await take(neha, id)
	await save(neha, id, { version: 1, state: 'called', note: '=1+1' })
	const read = async (who: Person | null, query: string, isVerified = true) => {
		const headers = who ? { cookie: await cookieOf(server, who) } : {}
		if (who && isVerified) await verifySessions(server, who.accountId)
		return server.app.inject({
			url: `/desk/call-backs/call-backs.csv?${query}`,
			headers,
		})
	}
	const file = await read(neha, 'search=zara&state=called&language=hi')
	expect(file.headers).toMatchObject({
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': 'attachment; filename="vidya-call-backs.csv"',
		'cache-control': 'private, no-store',
	})
	expect(file.body.startsWith('\ufeffस्कूल,नाम,')).toBe(true)
	const rows = Papa.parse<string[]>(file.body.slice(1), { skipEmptyLines: true }).data
	expect(rows.slice(1)).toEqual([
		[
			...[`'=HYPERLINK("http://x")`, `'@Zara`, form.email, `'${form.mobile}`, 'Monday'],
			...['9am-10am', `'-2+3`, '/learning', '2026-11-20', 'बात हुई', 'Neha', `'=1+1`],
		],
	])
	expect((await read(neha, 'search=zara&state=new')).body.split('\r\n')).toHaveLength(2)
	const asha = await somebodyOf(server, null, { roles: ['main_poc'] })
	expect((await read(asha, '')).statusCode).toBe(403)
	const unverified = await staffOf(server, { roles: ['support'] })
	for (const answer of [await read(null, ''), await read(unverified, '', false)])
		expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/desk/call-backs' } })
})

test('CBK-07 a configured service takes the form instead, and its refusal is answered in its words', async () => {
	const key = { 'idempotency-key': 'sheet-0001' }
	const send = (headers = {}) =>
		sheets.call('POST', '/v1/sheet-storage', { body: { data: form }, headers })
	expect([await send(key), await send(key)]).toMatchObject([
		{ status: 200, body: { ok: true } },
		{ status: 200, body: { ok: true } },
	])
	expect(received).toEqual([{ body: JSON.stringify({ data: form }), key: 'sheet-0001' }])
	const refused = async (status: number, body: string) => {
		said = { status, body }
		const answer = await send()
		const { error, detail } = answer.body as { error?: string; detail?: string }
		return [answer.status, error, detail]
	}
	expect(await refused(200, '{"ok":false,"error":"The sheet is full."}')).toEqual([
		502,
		'The sheet is full.',
		'The sheet is full.',
	])
	expect(await refused(200, '{"error":7}')).toEqual([502, undefined, undefined])
	expect(await sheets.db.$count(callBack)).toBe(0)
})

describe('R7 a sheet service that gives no answer', () => {
	const send = (headers = {}) =>
		sheets.call('POST', '/v1/sheet-storage', { body: { data: form }, headers })
	const silent: readonly (readonly [what: string, status: number, body: string])[] = [
		['an error of a proxy', 500, 'oops'],
		['a page with 200', 200, '<!doctype html><title>Sign in</title>'],
		['neither yes nor no', 200, '{}'],
		['nothing', 200, ''],
		['more than 1 MB', 200, `{"ok":true,"more":"${'x'.repeat(1_100_000)}"}`],
	]
	const waiting = async () => {
		const found = await call(supporter, 'GET', '/v1/call-backs')
		return (found.body as never as CallBacks).data.map((one) => [one.full_name, one.waiting])
	}
	const call = (who: Person, method: 'GET', url: string) => sheets.call(method, url, who)
	let supporter: Person
	beforeAll(async () => {
		supporter = await staffOf(sheets, { roles: ['vidya_customer_success'] })
	})

	test.each(silent)(
		'that is, %s, loses no call-back: it waits and is sent again',
		async (what, status, body) => {
			said = { status, body }
			const key = `sheet-${what}`.replaceAll(' ', '-')
			const headers = { 'idempotency-key': key }
			expect([await send(headers), await send(headers)]).toMatchObject([
				{ status: 200, body: { ok: true } },
				{ status: 200, body: { ok: true } },
			])
			expect(await waiting()).toEqual([[form.fullName, true]])
			expect(await sendCallBacks(sheets.deps)).toBe(0)
			expect(await waiting()).toEqual([[form.fullName, true]])
			said = takes
			expect(await sendCallBacks(sheets.deps)).toBe(1)
			expect(received.at(-1)).toEqual({ body: JSON.stringify({ data: form }), key })
			expect(await waiting()).toEqual([[form.fullName, false]])
			expect(await sendCallBacks(sheets.deps)).toBe(0)
		},
	)

	test('what it refuses later goes on waiting and does not hold up the others', async () => {
		said = { status: 503, body: '' }
		await send()
		sheets.advance(1000)
		await send()
		const full = JSON.stringify({ ok: false, error: 'The sheet is full.' })
		said = { status: 200, body: full }
		expect(await sendCallBacks(sheets.deps)).toBe(0)
		expect(await waiting()).toEqual([
			[form.fullName, true],
			[form.fullName, true],
		])
	})
})

test('24.7 a visitor sends at most a twenty-fifth of the call-backs of a day', async () => {
	const few = await openTestApp({ CALL_BACKS_A_DAY: '50' })
	const statuses = []
	for (let n = 0; n < 3; n += 1) statuses.push((await ask({}, few)).status)
	expect(statuses).toEqual([200, 200, 429])
	few.advance(24 * 3_600_000)
	expect((await ask({}, few)).status).toBe(200)
	await few.close()
})

import { readFileSync } from 'node:fs'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { operations, RecordedJourney as Recorded } from '#openapi/v1.gen.ts'
import { forgetJourneys } from '#server/web/journey/journey.service.ts'
import { journey } from '#server/web/journey/journey.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp, openTestApp, type TestApp } from '../support/open-test-app.ts'

type Listed = operations['listJourneys']['responses'][200]['content']['application/json']

const DAY = 86_400_000
const url = '/v1/journeys'

const server = await openFileApp({}, openSeededApp)
let analyst: string
let teacher: string
beforeAll(async () => {
	analyst = await server.signIn(demo('analyst'))
	teacher = await server.signIn(demo('new-teacher'))
})

const idOf = (n: number) => `0197b000-0000-7000-8000-${String(n).padStart(12, '0')}`

const promo = (n: number, over: Partial<Recorded> = {}): Recorded => ({
	id: idOf(n),
	machine: 'promo-check',
	started_at: server.deps.clock().toISOString(),
	role: 'teacher',
	device: 'phone',
	returning: false,
	ended: 'left',
	steps: [
		{ transitions: ['opening always 1'], ms: 0 },
		{ transitions: ['. promo.changed 2'], ms: 4200 },
		{ transitions: ['waiting after(debounce) 1'], ms: 700 },
	],
	...over,
})

const post = (journeys: unknown, token?: string) =>
	server.call('POST', url, { body: { journeys }, ...(token && { token }) })

const list = async (query = '') =>
	(await server.call('GET', `${url}${query}`, { token: analyst })).body as Listed

describe('recording', () => {
	beforeEach(() => server.db.delete(journey).then(() => undefined))

	test('ATL-04 keeps what the machine did and when, and nothing else', async () => {
		const sent = promo(1)
		expect((await post([sent])).status).toBe(204)
		expect(await list()).toEqual({
			transitions: ['opening always 1', '. promo.changed 2', 'waiting after(debounce) 1'],
			journeys: [
				{
					id: sent.id,
					machine: 'promo-check',
					started_at: sent.started_at,
					role: 'teacher',
					device: 'phone',
					returning: false,
					demo: false,
					ended: 'left',
					steps: [
						[[0], 0],
						[[1], 4200],
						[[2], 700],
					],
				},
			],
			total: 1,
			next_cursor: null,
		})
		expect(Object.keys((await server.db.select().from(journey))[0]!).sort()).toEqual(
			'demo device ended id machine returning role startedAt steps'.split(' '),
		)
	})

	test('ATL-04 a journey sent again is kept once, in its longer report', async () => {
		const whole = promo(1, { ended: 'done' })
		const half = promo(1, { steps: whole.steps.slice(0, 2) })
		await post([half, whole, half])
		await post([half])
		await post([promo(1, { machine: 'cart', steps: [...whole.steps, ...whole.steps] })])
		const { journeys } = await list()
		expect(journeys.map(({ machine, ended, steps }) => [machine, ended, steps.length])).toEqual([
			['promo-check', 'done', 3],
		])
		await post([promo(2, { steps: whole.steps.slice(0, 1) })])
		await post([promo(2)])
		expect((await list()).journeys.map(({ steps }) => steps.length)).toEqual([3, 3])
		await post([promo(3, { ended: 'done' }), promo(3)])
		expect((await list()).journeys.map(({ ended }) => ended)).toEqual(['done', 'left', 'done'])
	})

	test('ATL-04 the claimed role counts without a token, the account’s with one', async () => {
		await post([promo(1, { role: 'school' })])
		await post([promo(2, { role: 'school' })], teacher)
		await post([promo(3)], analyst)
		const { journeys } = await list()
		expect(journeys.map(({ id, role }) => [id, role])).toEqual([
			[idOf(3), 'analyst'],
			[idOf(2), 'teacher'],
			[idOf(1), 'school'],
		])
	})

	test('ATL-04 a browser’s clock that is wrong is brought within the last day', async () => {
		const now = server.deps.clock().getTime()
		const at = (ms: number) => new Date(now + ms).toISOString()
		await post([
			promo(1, { started_at: at(5 * DAY) }),
			promo(2, { started_at: at(-5 * DAY) }),
			promo(3, { started_at: at(-1000) }),
		])
		expect((await list()).journeys.map(({ id, started_at }) => [id, started_at])).toEqual([
			[idOf(1), at(0)],
			[idOf(3), at(-1000)],
			[idOf(2), at(-DAY)],
		])
	})

	const step = (transition: string) => [{ transitions: [transition], ms: 0 }]
	test.each([
		['a member that is not described', { context: { email: 'asha@example.org' } }],
		['an address as the machine', { machine: 'asha@example.org' }],
		['a sentence as a transition', { steps: step('I would like a refund 1') }],
		['an address as a transition', { steps: step('asha@example.org promo.changed 1') }],
		['a long transition', { steps: step(`${'a'.repeat(120)} b 1`) }],
		['a payload in a step', { steps: [{ transitions: [], ms: 0, payload: 'x' }] }],
		['a claim to be an analyst', { role: 'analyst' }],
		['a claim to be demo data', { demo: true }],
		['no steps', { steps: [] }],
		['too many steps', { steps: Array.from({ length: 501 }, () => ({ transitions: [], ms: 0 })) }],
		['more than a day between steps', { steps: [{ transitions: [], ms: DAY + 1 }] }],
	])('ATL-04 %s is refused', async (_, over) => {
		const { status, body } = await post([{ ...promo(1), ...over }])
		expect([status, (body as { code: string }).code]).toEqual([400, 'invalid-request'])
		expect((await list()).total).toBe(0)
	})

	test('ATL-04 more than fifty journeys in one call are refused', async () => {
		const many = Array.from({ length: 51 }, (_, n) => promo(n))
		expect((await post(many)).status).toBe(400)
		expect((await post(many.slice(1))).status).toBe(204)
	})

	test('ATL-05 journeys older than ninety days are forgotten', async () => {
		await post([promo(1)])
		server.advance(DAY)
		await post([promo(2)])
		server.advance(89 * DAY + 1)
		const forget = () => forgetJourneys(server.db, server.deps.clock())
		expect(await forget()).toBe(1)
		expect((await server.db.select().from(journey)).map(({ id }) => id)).toEqual([idOf(2)])
		server.advance(DAY)
		expect(await forget()).toBe(1)
		analyst = await server.signIn(demo('analyst'))
		teacher = await server.signIn(demo('new-teacher'))
	})

	test('24.2 ATL-05 more journeys than a portion are forgotten in one run', async () => {
		const startedAt = new Date(server.deps.clock().getTime() - 91 * DAY)
		const old = { machine: 'cart', startedAt, role: 'visitor', device: 'phone', ended: 'left' }
		await server.db.insert(journey).values(
			Array.from({ length: 2001 }, () => ({
				...{ ...old, id: v7(), returning: false, demo: false, steps: [] },
			})) as never,
		)
		expect(await forgetJourneys(server.db, server.deps.clock())).toBe(2001)
		expect(await server.db.$count(journey)).toBe(0)
	})
})

describe('reading', () => {
	beforeAll(async () => {
		await server.db.delete(journey)
		const at = (hours: number) =>
			new Date(server.deps.clock().getTime() - hours * 3_600_000).toISOString()
		await post([
			promo(1, { started_at: at(1) }),
			promo(2, { started_at: at(2), device: 'desktop' }),
			promo(3, { started_at: at(3), role: 'visitor' }),
			promo(4, { started_at: at(4), returning: true }),
			promo(5, { started_at: at(5), machine: 'cart', steps: step0 }),
		])
	})
	const step0 = [{ transitions: ['local item.added 1'], ms: 0 }]

	test('ATL-06 only analysts read journeys', async () => {
		expect((await server.call('GET', url)).status).toBe(401)
		expect((await server.call('GET', url, { token: teacher })).status).toBe(403)
		expect((await server.call('GET', url, { token: analyst })).status).toBe(200)
	})

	test('ATL-06 machine, period, role, device and visitor narrow the list', async () => {
		const ids = async (query: string) =>
			(await list(query)).journeys.map(({ id }) => Number(id.slice(-4)))
		const ago = (hours: number) =>
			encodeURIComponent(new Date(server.deps.clock().getTime() - hours * 3_600_000).toISOString())
		expect(await ids('')).toEqual([1, 2, 3, 4, 5])
		expect(await ids('?machine=cart')).toEqual([5])
		expect(await ids(`?from=${ago(4)}&to=${ago(2)}`)).toEqual([3, 4])
		expect(await ids('?role=visitor')).toEqual([3])
		expect(await ids('?device=desktop')).toEqual([2])
		expect(await ids('?visitor=returning')).toEqual([4])
		expect(await ids('?visitor=new&device=phone&machine=promo-check')).toEqual([1, 3])
	})

	test('ATL-06 24.2 a long list comes in pages, each with its own dictionary', async () => {
		const pages: Listed[] = []
		let cursor: string | null = ''
		while (cursor !== null && pages.length < 9) {
			const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
			pages.push(page)
			cursor = page.next_cursor
		}
		expect(pages.map(({ total, journeys }) => [total, journeys.length])).toEqual([
			[5, 2],
			[5, 2],
			[5, 1],
		])
		expect(pages[2]!.transitions).toEqual(['local item.added 1'])
		const ids = pages.flatMap(({ journeys }) => journeys.map(({ id }) => id))
		expect(ids).toEqual([1, 2, 3, 4, 5].map(idOf))
		expect((await list('?limit=5')).next_cursor).toBeNull()
		expect((await server.call('GET', `${url}?limit=1001`, { token: analyst })).status).toBe(400)
		expect(await server.call('GET', `${url}?cursor=nonsense`, { token: analyst })).toMatchObject({
			status: 400,
			body: { code: 'invalid-request', detail: 'The cursor is not one of ours.' },
		})
	})
})

describe('the demo month', () => {
	let seeded: TestApp
	let rows: (typeof journey.$inferSelect)[]
	beforeAll(async () => {
		seeded = await openSeededApp()
		rows = await seeded.db.select().from(journey)
	})
	afterAll(() => seeded.close())

	const share = (test: (row: (typeof rows)[number]) => boolean) =>
		rows.filter(test).length / rows.length

	test('ATL-07 is marked as demo data, lies in the last thirty days and has every machine', () => {
		const now = seeded.deps.clock().getTime()
		expect(rows).toHaveLength(3005)
		expect(share(({ demo: isDemo }) => isDemo)).toBe(1)
		const times = rows.map(({ startedAt }) => startedAt.getTime())
		expect(Math.max(...times)).toBeLessThanOrEqual(now)
		expect(Math.min(...times)).toBeGreaterThan(now - 31 * DAY)
		const paths = JSON.parse(readFileSync('demo/demo-journeys.json', 'utf8'))
		expect([...new Set(rows.map(({ machine }) => machine))].sort()).toEqual(
			Object.keys(paths.machines).sort(),
		)
	})

	test('ATL-07 has people who leave, more phones than desks, and busy evenings', () => {
		expect(share(({ device }) => device === 'phone')).toBeCloseTo(0.7, 1)
		expect(share(({ returning }) => returning)).toBeCloseTo(0.45, 0)
		expect(share(({ ended }) => ended === 'left')).toBeGreaterThan(0.5)
		const hours = (from: number, to: number) =>
			share(({ startedAt }) => {
				const hour = (startedAt.getUTCHours() + 5.5 + startedAt.getUTCMinutes() / 60) % 24
				return hour >= from && hour < to
			})
		expect(hours(19, 22)).toBeGreaterThan(3 * hours(1, 4))
	})

	test('ATL-07 could have been sent: every journey fits the contract of POST', async () => {
		const sendable = rows.map(({ startedAt, demo: _, role, steps, ...row }) => ({
			...row,
			role: role as Recorded['role'],
			started_at: startedAt.toISOString(),
			steps: steps.map(([transitions, ms]) => ({ transitions, ms })),
		}))
		for (let i = 0; i < sendable.length; i += 50)
			expect(
				(await seeded.call('POST', url, { body: { journeys: sendable.slice(i, i + 50) } })).status,
			).toBe(204)
	})
})

test('R6 a visitor reports at most a twenty-fifth of the journeys of a day', async () => {
	const few = await openTestApp({ JOURNEYS_A_DAY: '50' })
	const statuses = []
	for (let n = 0; n < 3; n += 1)
		statuses.push((await few.call('POST', url, { body: { journeys: [promo(n)] } })).status)
	expect(statuses).toEqual([204, 204, 429])
	expect(await few.db.$count(journey)).toBe(2)
	await few.close()
})

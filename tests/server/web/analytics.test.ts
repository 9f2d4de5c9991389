import { beforeEach, describe, expect, test } from 'vitest'
import type { RecordedEvent as Recorded } from '#openapi/v1.gen.ts'
import { analyticsEvent } from '#server/web/analytics/analytics.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp, openTestApp, type TestApp } from '../support/open-test-app.ts'

const DAY = 86_400_000

const server = await openFileApp({}, openSeededApp)
beforeEach(() => server.db.delete(analyticsEvent).then(() => undefined))

const idOf = (n: number) => `0197c000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Returns a time relative to the server's clock, in ms. */
const at = (ms: number) => new Date(server.deps.clock().getTime() + ms).toISOString()

const filter = (n: number, over: Partial<Recorded> = {}): Recorded => ({
	id: idOf(n),
	name: 'LEARNING_PAGE_FILTER',
	properties: { course_type: 'webinar' },
	happened_at: at(-1000),
	...over,
})

const post = (body: unknown, token?: string) =>
	server.call('POST', '/v1/analytics/events', { body, ...(token && { token }) })

const stored = () => server.db.select().from(analyticsEvent).orderBy(analyticsEvent.id)

test('ANA-01 several events in one call are stored with the time at which each happened, and whose they are', async () => {
	const token = await server.signIn(demo('new-teacher'))
	const second = filter(2, { name: 'banner_cta', happened_at: at(-5000), properties: undefined })
	expect((await post({ events: [filter(1), second] }, token)).status).toBe(204)
	const rows = await stored()
	expect(rows).toEqual([
		{
			id: idOf(1),
			accountId: expect.any(String),
			name: 'LEARNING_PAGE_FILTER',
			properties: { course_type: 'webinar' },
			happenedAt: new Date(at(-1000)),
			createdAt: server.deps.clock(),
		},
		{
			id: idOf(2),
			accountId: rows[0]!.accountId,
			name: 'banner_cta',
			properties: {},
			happenedAt: new Date(at(-5000)),
			createdAt: server.deps.clock(),
		},
	])
	await post({ events: [filter(3)] })
	expect((await stored())[2]).toMatchObject({ id: idOf(3), accountId: null })
})

test('ANA-01 an event that is sent again is stored once, as it was sent first', async () => {
	await post({ events: [filter(1), filter(1)] })
	await post({ events: [filter(1, { name: 'banner_cta' }), filter(2)] })
	await post(filter(2, { name: 'banner_cta' }))
	expect((await stored()).map(({ id, name }) => [id, name])).toEqual([
		[idOf(1), 'LEARNING_PAGE_FILTER'],
		[idOf(2), 'LEARNING_PAGE_FILTER'],
	])
})

test('ANA-01 every event that pages send is recorded', async () => {
	const names = ['banner_cta', 'call-back submitted', 'call-back abandon', 'modal_interaction']
	const sent = names.map((name, n) => filter(n, { name } as Partial<Recorded>))
	expect((await post({ events: sent })).status).toBe(204)
	expect((await stored()).map(({ name }) => name)).toEqual(names)
})

test('ANA-01 one event alone needs no id and no time', async () => {
	await post({ name: 'banner_cta' })
	await post({ name: 'banner_cta' })
	expect((await stored()).map(({ happenedAt }) => happenedAt)).toEqual([
		server.deps.clock(),
		server.deps.clock(),
	])
})

test('ANA-01 a browser’s clock that is wrong is brought within the last day', async () => {
	const times = [5 * DAY, -1000, -5 * DAY]
	await post({ events: times.map((ms, n) => filter(n, { happened_at: at(ms) })) })
	expect((await stored()).map(({ happenedAt }) => happenedAt.toISOString())).toEqual([
		at(0),
		at(-1000),
		at(-DAY),
	])
})

test('ANA-01 more than fifty events in one call are refused', async () => {
	const many = Array.from({ length: 51 }, (_, n) => filter(n))
	expect((await post({ events: many })).status).toBe(400)
	expect((await post({ events: many.slice(1) })).status).toBe(204)
	expect(await stored()).toHaveLength(50)
})

test.each([
	['no events', { events: [] }],
	['an event without a name', { events: [{ id: idOf(1) }] }],
	['a name that is an address', { events: [{ name: 'asha@example.org' }] }],
	['R6 a name that no page sends', { events: [{ name: 'banner' }] }],
	['R6 a property that no page sends', { name: 'banner_cta', properties: { email: 'a' } }],
	['R6 a property of 201 letters', { name: 'banner_cta', properties: { kind: 'x'.repeat(201) } }],
	['an id that is none', { events: [{ name: 'banner_cta', id: '7' }] }],
	['a time that is none', { events: [{ name: 'banner_cta', happened_at: 'yesterday' }] }],
	['a claim whose it is', { events: [{ name: 'banner_cta', account_id: idOf(1) }] }],
	['an event beside a list', { name: 'banner_cta', events: [{ name: 'banner_cta' }] }],
])('ANA-01 %s is refused', async (_, body) => {
	expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	expect(await stored()).toEqual([])
})

describe('R6 events of a day', () => {
	const batch = (from: number, properties = {}) => ({
		events: Array.from({ length: 50 }, (_, n) => filter(from + n, { properties })),
	})
	const send = (app: TestApp, body: object, remoteAddress: string) =>
		app.app
			.inject({ method: 'POST', url: '/v1/analytics/events', payload: body, remoteAddress })
			.then(({ statusCode }) => statusCode)

	test('of one visitor and of all are bounded, and what is over is not stored', async () => {
		const small = await openTestApp({ EVENTS_A_DAY: '2500' })
		const statuses = []
		for (const [n, ip] of ['a', 'a', 'a', 'b'].entries())
			statuses.push(await send(small, batch(n * 50), ip === 'a' ? '203.0.113.1' : '203.0.113.2'))
		expect(statuses).toEqual([204, 204, 429, 204])
		for (let n = 0; n < 50; n += 1) await send(small, batch(n * 50), `198.51.100.${n}`)
		expect(await send(small, batch(9000), '192.0.2.1')).toBe(429)
		expect(await small.db.$count(analyticsEvent)).toBeLessThanOrEqual(2500)
		small.advance(DAY)
		expect(await send(small, batch(9000), '192.0.2.1')).toBe(204)
		await small.close()
	})

	test('count once for each 2 kB', async () => {
		const small = await openTestApp({ EVENTS_A_DAY: '1500' })
		const keys = ['banner', 'interaction', 'kind', 'reason', 'course_type_id', 'course_type']
		const large = Object.fromEntries(keys.map((key) => [key, '₹'.repeat(200)]))
		expect(await send(small, batch(0, large), '203.0.113.1')).toBe(429)
		expect(await small.db.$count(analyticsEvent)).toBe(0)
		expect(await send(small, batch(0), '203.0.113.2')).toBe(204)
		await small.close()
	})
})

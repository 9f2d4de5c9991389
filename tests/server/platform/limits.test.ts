import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import { rateLimit } from '#server/platform/limits/limit.tables.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'
import { limitVisitors, sharedCounter } from '#server/platform/limits/visitor-limit.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const MINUTE = 60_000
const points = async () =>
	Object.fromEntries(
		(await server.db.select().from(rateLimit)).map(({ key, points }) => [key, points]),
	)

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::FFFF:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:db8::1', '2001:db8:0:0'],
	['2001:db8:1::5:6:7', '2001:db8:1:0'],
	['1::2:3:4:5:6:7', '1:0:2:3'],
	['::ffff:10.20.30.40', '10.20.30.40'],
	['64::ffff:203.0.113.7', '64:0:0:0'],
	['fe80::1%eth0', 'fe80:0:0:0'],
	['::1', '0:0:0:0'],
])('A3 S10 the address %s counts as %s', (ip, counted) => {
	expect(requesterOf({ ip })).toBe(counted)
})

test('A3 a subject has a number of tries in a window, and the next window gives as many again', async () => {
	const take = (name: string, subject: string) =>
		takeTry(server.deps, { name, subject, max: 2, windowMs: MINUTE })
	const refused = (retry_after: number) => ({
		status: 429,
		code: 'too-many-requests',
		extra: { retry_after },
	})
	for (const _ of [1, 2]) await take('link', 'asha@example.org')
	await expect(take('link', 'asha@example.org')).rejects.toMatchObject(refused(60))
	await take('link', 'meera@example.org')
	await take('other', 'asha@example.org')
	server.advance(58_500)
	await expect(take('link', 'asha@example.org')).rejects.toMatchObject(refused(2))
	server.advance(1499)
	await expect(take('link', 'asha@example.org')).rejects.toMatchObject(refused(1))
	server.advance(1)
	for (const _ of [1, 2]) await take('link', 'asha@example.org')
	await expect(take('link', 'asha@example.org')).rejects.toMatchObject(refused(60))
	const keys = Object.keys(await points())
	expect(keys.filter((key) => /^(link|other):[\w-]{43}$/.test(key))).toHaveLength(3)
})

test('S10 servers count the requests of a visitor together, each by a twentieth of the limit', async () => {
	const [one, two] = [sharedCounter(server.deps, 40), sharedCounter(server.deps, 40)]
	const currents = async (count: typeof one, times: number, key = 'shared') => {
		const seen = []
		for (let n = 0; n < times; n += 1) seen.push((await count(key)).current)
		return seen
	}
	expect(await one('shared')).toEqual({ current: 1, ttl: MINUTE })
	expect(await currents(two, 3)).toEqual([3, 4, 5])
	expect(await currents(one, 2)).toEqual([2, 7])
	expect(await points()).toMatchObject({ 'visitor:shared': 8 })
	expect(await currents(one, 1, 'another')).toEqual([1])
	server.advance(MINUTE - 1)
	expect(await one('shared')).toEqual({ current: 8, ttl: 1 })
	server.advance(1)
	expect(await two('shared')).toEqual({ current: 1, ttl: MINUTE })
	expect(await one('shared')).toEqual({ current: 3, ttl: MINUTE })
})

test('S10 a limit under twenty is counted one by one', async () => {
	const [one, two] = [sharedCounter(server.deps, 19), sharedCounter(server.deps, 19)]
	expect([(await one('few')).current, (await two('few')).current]).toEqual([1, 2])
	expect([(await two('few')).current, (await one('few')).current]).toEqual([3, 4])
})

test('S10 concurrent requests share a reservation, and count one each', async () => {
	const count = sharedCounter(server.deps, 100)
	const seen = await Promise.all(Array.from({ length: 5 }, () => count('at once')))
	expect(seen.map(({ current }) => current)).toEqual([1, 2, 3, 4, 5])
	expect(await points()).toMatchObject({ 'visitor:at once': 5 })
})

const limited = async (deps: Partial<Deps>) => {
	const app = Fastify()
	const config = { ...server.deps.config, RATE_LIMIT: 2 }
	await limitVisitors(app, { ...server.deps, config, ...deps })
	app.get('/', async () => 'ok')
	return (remoteAddress: string, headers = {}) => app.inject({ url: '/', remoteAddress, headers })
}

test('S10 a visitor over the limit gets the time to retry; others are answered', async () => {
	const ask = await limited({})
	const visitor = '2001:db8:7::1'
	expect([(await ask(visitor)).statusCode, (await ask('2001:db8:7::2')).statusCode]).toEqual([
		200, 200,
	])
	const refused = await ask(visitor)
	expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
	expect((await ask('2001:db8:8::1')).statusCode).toBe(200)
})

test('S10 a database that is away lets calls through', async () => {
	const ask = await limited({ db: {} as Deps['db'] })
	const answers = []
	for (let n = 0; n < 3; n += 1) answers.push((await ask('203.0.113.9')).statusCode)
	expect(answers).toEqual([200, 200, 200])
})

test('S10 what a page asks while it is rendered is not counted, what only claims to be is', async () => {
	const ask = await limited({})
	const visitor = '203.0.113.20'
	const statuses = async (pass: string) => {
		const seen = []
		for (let n = 0; n < 4; n += 1)
			seen.push((await ask(visitor, { [PASS_HEADER]: pass })).statusCode)
		return seen
	}
	const { insideCalls } = server.deps
	expect(await insideCalls.during(null, statuses)).toEqual([200, 200, 200, 200])
	expect(await statuses('made-up')).toEqual([200, 200, 429, 429])
})

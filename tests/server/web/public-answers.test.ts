import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { encodingFor } from '#server/platform/answers/encoding.ts'
import { createMemory } from '#server/platform/cache/memory.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({ PUBLIC_ANSWERS: '1000' })
let ids: string[]
beforeAll(async () => {
	ids = await Promise.all(Array.from({ length: 9 }, () => addResource(server.db)))
})

const URL = '/v1/learning/all?limit=9'
const get = (headers: Record<string, string> = {}, url = URL) =>
	server.app.inject({ method: 'GET', url, headers })
const titles = async () =>
	((await get()).json() as { data: { title: string }[] }).data.map(({ title }) => title)

test('CAT-07 visitors share one look into the database until the catalogue changes; then all see the change', async () => {
	const statements = async () => {
		await titles()
		const prepare = vi.spyOn(server.db._.session, 'prepareQuery')
		await titles()
		const { length } = prepare.mock.calls
		prepare.mockRestore()
		return length
	}
	await expect.poll(statements).toBe(0)
	await server.db.update(resource).set({ title: 'New name' }).where(eq(resource.id, ids[0]!))
	await expect.poll(titles).toContain('New name')
})

test('CAT-07 a total follows what is added', async () => {
	const total = async () => ((await get()).json() as { total: number }).total
	const before = await total()
	await addResource(server.db)
	await expect.poll(total).toBe(before + 1)
})

test('B3 an answer to a visitor says how long it holds and is not sent twice; one to an account is kept by nobody', async () => {
	const first = await get()
	expect([first.headers['cache-control'], first.headers.vary]).toEqual([
		'public, max-age=15, stale-while-revalidate=60',
		'accept-encoding, authorization',
	])
	const again = await get({ 'if-none-match': String(first.headers.etag) })
	expect([again.statusCode, again.body]).toEqual([304, ''])
	const token = await server.signIn('cache@example.org')
	const mine = await get({ authorization: `Bearer ${token}` })
	expect([mine.statusCode, mine.headers['cache-control'], mine.headers.etag]).toEqual([
		200,
		'private, no-store',
		undefined,
	])
	const cart = await get({ authorization: `Bearer ${token}` }, '/v1/cart/retail')
	expect(cart.headers['cache-control']).toBe('private, no-store')
})

test('CRD-05 what is an account’s is on its own answer, never on the shared one', async () => {
	const token = await server.signIn('bookmark@example.org')
	await server.call('PUT', `/v1/user/favourites/${ids[1]}`, { token })
	const marked = async (headers: Record<string, string>) =>
		((await get(headers)).json() as { data: { id: string; favourite: boolean }[] }).data.flatMap(
			({ id, favourite }) => (favourite ? id : []),
		)
	expect(await marked({ authorization: `Bearer ${token}` })).toEqual([ids[1]])
	expect(await marked({})).toEqual([])
})

test.each([
	['br', brotliDecompressSync],
	['zstd', zstdDecompressSync],
	['gzip', gunzipSync],
])(
	'CAT-07 an answer in %s holds the same bytes, for visitors and accounts',
	async (encoding, open) => {
		const token = await server.signIn(`${encoding}@example.org`)
		const visitor: Record<string, string> = {}
		for (const headers of [visitor, { authorization: `Bearer ${token}` }]) {
			const plain = await get(headers)
			const packed = await get({ ...headers, 'accept-encoding': encoding })
			expect(packed.headers['content-encoding']).toBe(encoding)
			expect(open(packed.rawPayload).toString()).toBe(plain.body)
		}
	},
)

test.each([
	[undefined, 'often', 5000, null],
	['identity', 'often', 5000, null],
	['gzip, deflate, br, zstd', 'often', 5000, 'br'],
	['gzip, deflate, br, zstd', 'often', 80_000, 'br'],
	['gzip, deflate, br, zstd', 'once', 5000, 'gzip'],
	['gzip, deflate, br, zstd', 'once', 80_000, 'zstd'],
	['gzip, deflate, br', 'once', 80_000, 'gzip'],
	['gzip;q=1.0, br;q=0', 'often', 5000, 'gzip'],
	['ZSTD', 'once', 5000, 'zstd'],
] as const)(
	'CAT-07 Accept-Encoding %s of what is sent %s takes, for %s bytes, %s',
	(accepted, effort, bytes, expected) => {
		expect(encodingFor(accepted, effort, bytes)).toBe(expected)
	},
)

test('CAT-07 a memory keeps as much as it may, no failure, and nothing that was looked up before a change', async () => {
	const memory = createMemory(2)
	const find = vi.fn(async () => find.mock.calls.length)
	expect(await Promise.all([memory.remember('a', find), memory.remember('a', find)])).toEqual([
		1, 1,
	])
	expect(await memory.remember('b', find)).toBe(2)
	expect(await memory.remember('c', find)).toBe(3)
	expect(await memory.remember('a', find)).toBe(4)
	await expect(memory.remember('d', () => Promise.reject(new Error('away')))).rejects.toThrow(
		'away',
	)
	expect(await memory.remember('d', async () => 'back')).toBe('back')
	const slow = Promise.withResolvers<string>()
	const asked = memory.remember('e', () => slow.promise)
	memory.forget()
	slow.resolve('old')
	expect(await asked).toBe('old')
	expect(await memory.remember('e', async () => 'new')).toBe('new')
})

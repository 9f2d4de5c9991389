import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

/** More than the 2,000 matches that are ranked and counted. */
const COUNT = 2100
const MOST = 2000
const DAY = 86_400_000

/** All hold the word `common`, thirty in their title too; all have `sundry` in title and text. */
const rows = Array.from({ length: COUNT }, (_, n) => ({
	id: v7({ msecs: 1_700_000_000_000 + n }),
	title: n % 70 === 0 ? `Sundry common ${n}` : `Sundry ${n}`,
	searchText: `sundry common ${n}`,
	price: n % 3 === 0 ? 0 : 49_900,
	averageRating: [0, 3.5, 4.5][(n % 7) % 3]!,
	reviewCount: n,
	publishedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + ((n * 7919) % COUNT) * DAY),
}))
type Row = (typeof rows)[number]

const byRating = (a: Row, b: Row) =>
	b.averageRating - a.averageRating || b.reviewCount - a.reviewCount
const byDate = (a: Row, b: Row) => b.publishedAt.getTime() - a.publishedAt.getTime()
const isTitled = ({ title }: Row) => title.includes('common')
const ranked = (of: Row[]) => [
	...of.filter(isTitled).toSorted(byRating),
	...of.filter((row) => !isTitled(row)).toSorted(byRating),
]
const idsOf = (of: Row[]) => of.map(({ id }) => id)

const server = await openFileApp()
beforeAll(async () => {
	const values = rows.map((row, n) => ({
		...row,
		slug: `resource-${n}`,
		slugtitle: `Resource-${n}`,
		summary: 'A summary.',
		description: 'A description.',
		courseType: 'self_paced',
		subject: 'mathematics',
		instructorName: 'Meera Iyer',
	}))
	for (let at = 0; at < COUNT; at += 700)
		await server.db.insert(resource).values(values.slice(at, at + 700))
})

const find = async (query: string) => {
	const { body } = await server.call('GET', `/v1/learning/all?${query}`)
	const { total, data } = body as { total: number; data: { id: string }[] }
	return { total, ids: data.map(({ id }) => id) }
}

test('CAT-04 CAT-07 of very many matches those in the title come first, and pages follow one another without a gap', async () => {
	const expected = idsOf(ranked(rows))
	for (const [offset, limit] of [
		[0, 9],
		[20, 10],
		[25, 10],
		[30, 10],
		[45, 50],
		[2090, 50],
	] as const)
		expect([offset, await find(`search=common&offset=${offset}&limit=${limit}`)]).toEqual([
			offset,
			{ total: MOST, ids: expected.slice(offset, offset + limit) },
		])
})

test('CAT-07 FLT-06 very many matches are narrowed by a filter, with their own total', async () => {
	const free = rows.filter(({ price }) => price === 0)
	const page = await find('search=common&price_type=free&offset=5&limit=10')
	expect(page).toEqual({ total: free.length, ids: idsOf(ranked(free)).slice(5, 15) })
})

test('CAT-07 very many matches are listed in the order that is asked for, and by rating where the title does not tell them apart', async () => {
	const newest = await find('search=common&sort=newest&offset=3&limit=20')
	expect(newest).toEqual({ total: MOST, ids: idsOf(rows.toSorted(byDate)).slice(3, 23) })
	const sundry = await find('search=sundry&offset=3&limit=20')
	expect(sundry).toEqual({ total: MOST, ids: idsOf(rows.toSorted(byRating)).slice(3, 23) })
})

test('CAT-01 CAT-07 a search for spaces is no search', async () => {
	const { total, ids } = await find('search=%20%20&limit=5')
	expect([total, ids]).toEqual([COUNT, idsOf(rows.toSorted(byDate)).slice(0, 5)])
})

test('CAT-07 few matches know their total on a page behind the last too', async () => {
	const one = rows.find((_, n) => n === 77)!
	expect(await find('search=77%20sundry&limit=1')).toMatchObject({ ids: [one.id] })
	const { total } = await find('search=77%20sundry&limit=50')
	expect(await find('search=77%20sundry&offset=60')).toEqual({ total, ids: [] })
})

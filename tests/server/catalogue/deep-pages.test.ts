import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

const COUNT = 2000
const DAY = 86_400_000

type Row = {
	id: string
	price: number | null
	averageRating: number
	reviewCount: number
	startDate: Date | null
	publishedAt: Date
}

/** Rows that are equal in every sort column, so that only the tie-breaker orders them. */
const rows: Row[] = Array.from({ length: COUNT }, (_, n) => ({
	id: v7({ msecs: 1_700_000_000_000 + ((n * 7919) % COUNT) }),
	price: [null, 0, 0, 49_900, 99_900][n % 5]!,
	averageRating: [0, 3.5, 4.5][n % 3]!,
	reviewCount: n % 4,
	startDate: n % 2 === 0 ? null : new Date(Date.parse('2026-06-01T00:00:00Z') + (n % 9) * DAY),
	publishedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + Math.floor(n / 40) * DAY),
}))

const newest = (a: Row, b: Row) =>
	b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1)

const orders: Record<string, (a: Row, b: Row) => number> = {
	newest,
	rating: (a, b) =>
		b.averageRating - a.averageRating || b.reviewCount - a.reviewCount || newest(a, b),
	price: (a, b) => (a.price ?? 0) - (b.price ?? 0) || newest(a, b),
	date: (a, b) => (b.startDate?.getTime() ?? 0) - (a.startDate?.getTime() ?? 0) || newest(a, b),
}

const server = await openFileApp()
beforeAll(async () => {
	const values = rows.map((row, n) => ({
		...row,
		slug: `resource-${n}`,
		slugtitle: `Resource-${n}`,
		title: `Resource ${n}`,
		summary: 'A summary.',
		description: 'A description.',
		courseType: 'self_paced',
		subject: 'mathematics',
		instructorName: 'Meera Iyer',
	}))
	for (let at = 0; at < COUNT; at += 500)
		await server.db.insert(resource).values(values.slice(at, at + 500))
})

const pageAt = async (query: string): Promise<{ total: number; ids: string[] }> => {
	const { body } = await server.call('GET', `/v1/learning/all?${query}`)
	const { total, data } = body as { total: number; data: { id: string }[] }
	return { total, ids: data.map(({ id }) => id) }
}

for (const [sort, order] of Object.entries(orders)) {
	test(`CAT-07 pages far down a list ordered by ${sort} follow one another without a gap`, async () => {
		const expected = rows.toSorted(order).map(({ id }) => id)
		for (const offset of [0, 850, 880, 899, 900, 901, 950, 1799, 1800, 1801, 1960, 1999])
			expect(await pageAt(`sort=${sort}&limit=50&offset=${offset}`)).toEqual({
				total: COUNT,
				ids: expected.slice(offset, offset + 50),
			})
		for (const offset of [2000, 2700, 9000])
			expect(await pageAt(`sort=${sort}&limit=50&offset=${offset}`)).toEqual({
				total: COUNT,
				ids: [],
			})
	})

	test(`CAT-07 a filter narrows pages far down a list ordered by ${sort} too`, async () => {
		const free = rows.filter(({ price }) => !price).toSorted(order)
		const page = await pageAt(`sort=${sort}&price_type=free&limit=50&offset=1100`)
		expect(page).toEqual({ total: 1200, ids: free.slice(1100, 1150).map(({ id }) => id) })
	})
}

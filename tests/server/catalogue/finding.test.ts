import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

const COUNT = 60
const DAY = 86_400_000
const languages = ['English', 'Hindi', 'Tamil']
const levels = ['Primary', 'Secondary']
const subjects = ['Mathematics', 'Art', 'Science', 'English']

const rows = Array.from({ length: COUNT }, (_, n) => ({
	id: v7({ msecs: 1_700_000_000_000 + n }),
	slug: `resource-${n}`,
	slugtitle: `Resource-${n}`,
	title: n % 2 === 0 ? `Algebra ${n}` : `Other ${n}`,
	searchText: n % 2 === 0 ? `algebra ${n}` : `other ${n}`,
	summary: 'A summary.',
	description: 'A description.',
	courseType: n % 10 === 9 ? 'bundle' : 'self_paced',
	instructorName: 'Meera Iyer',
	language: languages[n % 3]!,
	level: levels[Math.floor(n / 3) % 2]!,
	subject: subjects[n % 4]!,
	tags: n % 6 === 0 ? ['Parent Partnership'] : [],
	price: n % 5 === 0 ? 0 : n * 100,
	startDate: n % 3 === 0 ? new Date(Date.parse('2026-06-01T00:00:00Z') + (n % 7) * DAY) : null,
	publishedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + ((n * 37) % COUNT) * DAY),
}))
type Row = (typeof rows)[number]
const resources = rows.filter(({ courseType }) => courseType !== 'bundle')

const server = await openFileApp()
beforeAll(async () => {
	await server.db.insert(resource).values(rows)
})

const list = async (query: string) => {
	const { body } = await server.call('GET', `/v1/learning/all?${query}`)
	const { total, data } = body as { total: number; data: { id: string }[] }
	return { total, ids: data.map(({ id }) => id) }
}

type Counts = Record<'languages' | 'levels' | 'subjects', { name: string; count: number }[]>
const counts = async (query: string) =>
	(await server.call('GET', `/v1/learning/counts?${query}`)).body as Counts

const counted = (of: Row[], key: 'language' | 'level' | 'subject') =>
	[...new Set(of.map((row) => row[key]))]
		.map((name) => ({ name, count: of.filter((row) => row[key] === name).length }))
		.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

const newest = (a: Row, b: Row) => b.publishedAt.getTime() - a.publishedAt.getTime()
const byDate = (a: Row, b: Row) =>
	(b.startDate?.getTime() ?? -Infinity) - (a.startDate?.getTime() ?? -Infinity) || newest(a, b)
const latest = (a: Row, b: Row) => {
	if (a.startDate?.getTime() === b.startDate?.getTime()) return newest(a, b)
	return byDate(a, b)
}

test('FND-01 the list is ordered by date, the latest first, then what has none; pages follow one another', async () => {
	const expected = resources.toSorted(latest).map(({ id }) => id)
	expect(await list('sort=date&limit=50')).toEqual({ total: 54, ids: expected.slice(0, 50) })
	expect((await list('sort=date&offset=30&limit=50')).ids).toEqual(expected.slice(30))
	const found = resources.filter(({ title }) => title.startsWith('Algebra')).toSorted(latest)
	expect((await list('sort=date&search=algebra&limit=50')).ids).toEqual(found.map(({ id }) => id))
})

test('FND-01 language, stage and subject narrow the list together with one another, price and words', async () => {
	const wanted = resources
		.filter(
			(row) =>
				['Hindi', 'Tamil'].includes(row.language) &&
				row.level === 'Primary' &&
				['Art', 'Science'].includes(row.subject),
		)
		.toSorted(newest)
	const query = 'languages=Hindi,Tamil&levels=Primary&subjects=Art,Science'
	expect(wanted.length).toBeGreaterThan(3)
	expect(await list(`${query}&limit=50`)).toEqual({
		total: wanted.length,
		ids: wanted.map(({ id }) => id),
	})
	const paid = wanted.filter(({ price, title }) => price > 0 && title.startsWith('Algebra'))
	const found = await list(`${query}&price_type=paid&search=algebra&sort=newest`)
	expect(found).toEqual({ total: paid.length, ids: paid.map(({ id }) => id) })
	expect(await list('languages=Klingon')).toEqual({ total: 0, ids: [] })
})

test('FND-01 each filter is counted as if nothing of it were chosen, but all else is', async () => {
	expect(await counts('')).toEqual({
		languages: counted(resources, 'language'),
		levels: counted(resources, 'level'),
		subjects: counted(resources, 'subject'),
	})
	const hindi = resources.filter(({ language }) => language === 'Hindi')
	const art = resources.filter(({ subject }) => subject === 'Art')
	const both = hindi.filter(({ subject }) => subject === 'Art')
	expect(await counts('languages=Hindi&subjects=Art')).toEqual({
		languages: counted(art, 'language'),
		levels: counted(both, 'level'),
		subjects: counted(hindi, 'subject'),
	})
})

test('FND-01 a search and the shelf of parents have their own counts; what finds nothing has none', async () => {
	const algebra = resources.filter(({ title }) => title.startsWith('Algebra'))
	expect((await counts('search=algebra')).subjects).toEqual(counted(algebra, 'subject'))
	const parents = resources.filter(({ tags }) => tags.length > 0)
	expect((await counts('shelf=parents')).languages).toEqual(counted(parents, 'language'))
	const nothing = { languages: [], levels: [], subjects: [] }
	expect(await counts('search=zzzzzz')).toEqual(nothing)
	expect(await counts(`search=${encodeURIComponent('%%%')}`)).toEqual(nothing)
})

test('FND-01 an order that there is not is refused', async () => {
	expect(await server.call('GET', '/v1/learning/all?sort=cheapest')).toMatchObject({
		status: 400,
		body: { code: 'invalid-request' },
	})
})

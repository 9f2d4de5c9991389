import { expect, test } from 'vitest'
import { findStems } from '#server/catalogue/catalogue/search-word.store.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { smallWords, synonyms } from '#server/catalogue/search/search-synonyms.rules.ts'
import { foldedWords, meaningsOf, wordsOfSynonyms } from '#server/catalogue/search/synonym.rules.ts'
import { expectEvery } from '../../expect-every.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { searches } from '../support/search/search-table.ts'

const server = await openFileApp({}, openSeededApp)

type Page = { data: { title: string }[]; understood?: { words: string }[]; closest?: boolean }
const find = async (search: string) =>
	(await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}`)).body as Page
const titlesOf = ({ data }: Page) => data.map(({ title }) => title)

test('24.15 CAT-04 CAT-07 there are 150 different searches or more, half of several words, and all that they name is in the catalogue', async () => {
	const texts = new Set(searches.map(({ search }) => search))
	expect(texts.size).toBe(searches.length)
	expect(texts.size).toBeGreaterThanOrEqual(150)
	const several = [...texts].filter((text) => text.split(' ').length > 1)
	expect(several.length * 2).toBeGreaterThanOrEqual(texts.size)
	expectEvery(searches, ({ first, means = [] }) => first.length + means.length > 0)
	const rows = await server.db.select({ title: resource.title }).from(resource)
	const named = searches.flatMap(({ first, never = [] }) => [...first, ...never])
	expectEvery(named, (start) => rows.some(({ title }) => title.startsWith(start)))
})

test.each(searches)(
	'24.15 CAT-04 CAT-07 FND-01 “$search” finds what a teacher means by it',
	async ({ search, first, never = [], means, closest }) => {
		const page = await find(search)
		const titles = titlesOf(page)
		const begins = (start: string) => (title: string) => title.startsWith(start)
		expect({
			missing: first.filter((start) => !titles.slice(0, 3).some(begins(start))),
			unwanted: titles.filter((title) => never.some((start) => begins(start)(title))),
			isEmpty: titles.length === 0,
			means: means && (page.understood ?? []).map(({ words }) => words),
			closest: page.closest,
			titles,
		}).toEqual({ missing: [], unwanted: [], isEmpty: false, means, closest, titles })
	},
)

test.each([
	['how to teach maths', 'maths'],
	['गणित कैसे पढ़ाएँ', 'गणित'],
])('CAT-04 FND-01 “%s” finds all that “%s” does', async (asked, plain) => {
	const found = titlesOf(await find(plain))
	expect(found.length).toBeGreaterThan(5)
	expect(titlesOf(await find(asked))).toEqual(found)
})

test('CAT-04 no word or phrase of the synonyms, in any of its forms, stands for two things', async () => {
	const stems = await findStems(server.db, wordsOfSynonyms(synonyms))
	const small = new Set(foldedWords(smallWords))
	const counted = new Map<string, number>()
	for (const entry of synonyms)
		for (const key of meaningsOf([entry], small, stems).keys())
			counted.set(key, (counted.get(key) ?? 0) + 1)
	expectEvery([...counted], ([, count]) => count === 1)
})

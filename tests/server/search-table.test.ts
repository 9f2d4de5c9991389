import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallWords, synonyms } from '#server/catalogue/search-synonyms.ts'
import { findStems } from '#server/catalogue/search-word.store.ts'
import { foldedWords, meaningsOf, wordsOfSynonyms } from '#server/catalogue/synonym.rules.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { expectEvery } from '../expect-every.ts'
import { openSeededApp } from './open-seeded-app.ts'
import type { TestApp } from './open-test-app.ts'
import { searches } from './search-table.ts'

let server: TestApp
beforeAll(async () => {
  server = await openSeededApp()
})
afterAll(() => server.close())

type Page = { data: { title: string }[] }
const find = async (search: string) =>
  (await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}`)).body as Page
const titlesOf = ({ data }: Page) => data.map(({ title }) => title)

test('CAT-04 CAT-07 there are sixty different searches, each for something, and all that they name is in the catalogue', async () => {
  expect(new Set(searches.map(({ search }) => search)).size).toBe(60)
  expectEvery(searches, ({ first }) => first.length > 0)
  const rows = await server.db.select({ title: resource.title }).from(resource)
  const named = searches.flatMap(({ first, never = [] }) => [...first, ...never])
  expectEvery(named, (start) => rows.some(({ title }) => title.startsWith(start)))
})

test.each(searches)(
  'CAT-04 CAT-07 FND-01 “$search” finds what a teacher means by it',
  async ({ search, first, never = [] }) => {
    const titles = titlesOf(await find(search))
    const begins = (start: string) => (title: string) => title.startsWith(start)
    expect({
      missing: first.filter((start) => !titles.slice(0, 3).some(begins(start))),
      unwanted: titles.filter((title) => never.some((start) => begins(start)(title))),
      titles,
    }).toEqual({ missing: [], unwanted: [], titles })
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

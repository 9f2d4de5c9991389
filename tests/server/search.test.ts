import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planSearch } from '#server/catalogue/search.rules.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { addResource } from './fixtures.ts'
import { openSeededApp } from './open-seeded-app.ts'
import type { TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openSeededApp()
})
afterAll(() => server.close())

type Page = { total: number; data: { id: string; title: string }[] }
const find = async (search: string, query = '') =>
  (await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}${query}`))
    .body as Page

describe('the rules of a search', () => {
  const known = { resources: 10, titles: 5 }

  test('CAT-04 whole words and parts are joined by or, searched words by and; the title asks for whole words only', () => {
    const plan = planSearch(
      ['art', 'class'],
      [
        { asked: 'art', word: 'art', ...known },
        { asked: 'art', word: 'start', ...known },
        { asked: 'class', word: 'classroom', ...known },
      ],
      100,
    )
    expect(plan).toEqual({
      any: "('art' | 'start') & ('classroom')",
      whole: "('art') & ('classroom')",
      title: "('t:art') & ('t:classroom')",
      expected: { any: 2, title: 0.25 },
    })
  })

  test('CAT-04 a word without candidates finds nothing, and a quotation mark stays inside its word', () => {
    expect(planSearch(['zzz'], [], 100)).toBeNull()
    expect(planSearch(["d'a"], [{ asked: "d'a", word: "d'a", ...known }], 100)?.any).toBe(
      "('d''a')",
    )
  })
})

test('CAT-04 CAT-07 what holds the word in its title comes before what mentions it, whole words before parts', async () => {
  const make = (title: string, searchText: string, averageRating: number) =>
    addResource(server.db, { title, searchText, averageRating })
  const part = await make('Plain one', 'plain one quizzically', 5)
  const text = await make('Plain two', 'plain two quizzical', 4)
  const titled = await make('Quizzical games', 'quizzical games', 3)
  expect((await find('quizzical')).data.map(({ id }) => id)).toEqual([titled, text, part])
  expect((await find('quizzical', '&sort=rating')).data.map(({ id }) => id)).toEqual([
    part,
    text,
    titled,
  ])
  expect((await find('Quizical')).data[0]).toMatchObject({ id: titled })
})

test('CAT-07 a word is found as soon as a resource holds it, and no more when none does', async () => {
  const id = await addResource(server.db, { title: 'Xylophone', searchText: 'xylophone' })
  expect(await find('xylophone')).toMatchObject({ total: 1, data: [{ id }] })
  await server.db
    .update(resource)
    .set({ title: 'Marimba', searchText: 'marimba' })
    .where(eq(resource.id, id))
  await expect.poll(async () => (await find('xylophone')).total).toBe(0)
  expect(await find('marimba')).toMatchObject({ total: 1, data: [{ id }] })
})

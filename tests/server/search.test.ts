import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { addResource } from './fixtures.ts'
import { openSeededApp } from './open-seeded-app.ts'
import type { TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openSeededApp()
})
afterAll(() => server.close())

type Page = { total: number; data: { id: string; title: string }[]; did_you_mean?: string }
const find = async (search: string, query = '') =>
  (await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}${query}`))
    .body as Page

test('CAT-04 CAT-07 what holds the word in its title comes before what mentions it, whole words before parts', async () => {
  const make = (title: string, searchText: string, averageRating: number) =>
    addResource(server.db, { title, searchText, averageRating })
  const part = await make('Plain one', 'plain one quizzicalia', 5)
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

test('CAT-04 CAT-07 forms of a word, what means the same, and Hindi with and without nukta are found as if they were typed', async () => {
  const title = 'Ytterbium'
  const make = (searchText: string) => addResource(server.db, { title, searchText })
  const [plural, hindi] = [
    await make('ytterbium cogitating गणित'),
    await make('ytterbium हिन्दी पढना'),
  ]
  /** Without a proposal: none of the words is taken for a misspelt one. */
  const ids = async (search: string) => {
    const { data, did_you_mean } = await find(search)
    return [...data.map(({ id }) => id), ...(did_you_mean ? [did_you_mean] : [])]
  }
  for (const search of ['ytterbiums maths', 'ytterbium ganit', 'mathematics cogitated'])
    expect([search, await ids(search)]).toEqual([search, [plural]])
  for (const search of ['ytterbium हिंदी', 'ytterbium पढ़ना', 'padhna ytterbium hindi'])
    expect([search, await ids(search)]).toEqual([search, [hindi]])
})

test('CAT-04 a search that finds nothing, or only words spelt like it, answers other words that find something', async () => {
  const id = await addResource(server.db, { title: 'Praseodymium', searchText: 'praseodymium' })
  const other = await addResource(server.db, { title: 'Lutetium', searchText: 'lutetium' })
  const meant = async (search: string, query = '') => {
    const { data, did_you_mean } = await find(search, query)
    return { ids: data.map((one) => one.id), did_you_mean }
  }
  expect(await meant('praseodymium')).toEqual({ ids: [id], did_you_mean: undefined })
  expect(await meant('Praseodimyum')).toEqual({ ids: [id], did_you_mean: 'praseodymium' })
  expect(await meant('lutetium zzqqzz')).toEqual({ ids: [], did_you_mean: 'lutetium' })
  expect(await meant('lutetium for praseodymium')).toEqual({ ids: [], did_you_mean: 'lutetium' })
  expect(await meant('lutetium 4711')).toEqual({ ids: [], did_you_mean: 'lutetium' })
  expect(await meant('zzqqzz')).toEqual({ ids: [], did_you_mean: undefined })
  expect(await meant('lutetium', '&languages=Tamil')).toEqual({ ids: [], did_you_mean: undefined })
  expect(await meant('lutetiumm', '&languages=Tamil')).toEqual({ ids: [], did_you_mean: undefined })
  expect(other).not.toBe(id)
})

test('CAT-04 a word of three letters finds words that begin with it, an acronym only itself', async () => {
  const make = (title: string) => addResource(server.db, { title, searchText: title.toLowerCase() })
  const [begins, whole] = [await make('Wolframite'), await make('Wol')]
  await make('Frewolite')
  await make('Nepheline')
  expect((await find('wol')).data.map(({ id }) => id)).toEqual([whole, begins])
  expect(await find('ewo')).toMatchObject({ total: 0, data: [] })
  expect((await find('nep')).data.map(({ title }) => title)).not.toContain('Nepheline')
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { operations } from '#openapi/v1.gen.ts'
import { countedWords } from '#server/catalogue/missed-search/missed-search.rules.ts'
import { missedSearch } from '#server/catalogue/missed-search/missed-search.tables.ts'
import { forgetOldRows } from '#server/people/privacy/retention.store.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Listed = operations['listMissedSearches']['responses'][200]['content']['application/json']

const server = await openFileApp({}, openSeededApp)
let analyst: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	analyst = await openStaff(server, 'Analyst', ['analyst'])
})
beforeEach(() => server.db.delete(missedSearch).then(() => undefined))

const search = async (words: string, more = '') =>
	expectOk<{ total: number }>(
		await server.call('GET', `/v1/learning/all?limit=9&search=${encodeURIComponent(words)}${more}`),
	)
const days = 'from=2020-01-01&to=2030-01-01'
const listed = async (query = days) =>
	expectOk<Listed>(await analyst.desk('GET', `/missed-searches?${query}`))

test('DSK-17 words that find nothing are counted as one however they are written, the most frequent first; what finds something is not', async () => {
	await search('Zwqxjk')
	await search('  zwqxjk ')
	await search('Qqvvkk Zzjj')
	await search('fractions')
	await search('Zwqxjk', '&offset=9')
	const { total, data } = await listed()
	expect([total, data.map(({ words, count }) => [words, count])]).toEqual([
		2,
		[
			['zwqxjk', 2],
			['qqvvkk zzjj', 1],
		],
	])
	expect((await listed(`${days}&limit=1&offset=1`)).data).toMatchObject([{ words: 'qqvvkk zzjj' }])
	expect((await listed('from=2020-01-01&to=2020-01-02')).total).toBe(0)
})

test('DSK-17 an address, a phone number and a long text are not stored', () => {
	expect(
		['asha@school.in', '98220 12345', 'x'.repeat(81), ' ', '९८२२०१२', 'Class 10 2026', 'कविता'].map(
			countedWords,
		),
	).toEqual([null, null, null, null, null, null, 'कविता'])
	expect(countedWords('Class  10 MATHS')).toBe('class 10 maths')
})

test('DSK-17 of a day at most 2,000 different words are stored; known words go on being counted', async () => {
	await search('zwqxjk')
	const [{ day, countedAt }] = (await server.db.select().from(missedSearch)) as [
		typeof missedSearch.$inferSelect,
	]
	const more = Array.from({ length: 1999 }, (_, n) => ({ day, words: `w${n}`, countedAt }))
	await server.db.insert(missedSearch).values(more)
	await search('zwqxjk')
	await search('qqvvkk')
	const { total, data } = await listed()
	expect([total, data[0]]).toMatchObject([2000, { words: 'zwqxjk', count: 2 }])
})

test('DSK-17 words are forgotten after 90 days, and only staff with the second factor read them', async () => {
	await search('zwqxjk')
	const later = new Date(server.deps.clock().getTime() + 91 * 86_400_000)
	await forgetOldRows(server.db, later)
	expect(await server.db.select().from(missedSearch)).toEqual([])
	const teacher = await server.signIn('settled-teacher@demo.vidya.test')
	const refused = await server.call('GET', `/v1/desk/missed-searches?${days}`, { token: teacher })
	expect(refused.status).toBe(403)
})

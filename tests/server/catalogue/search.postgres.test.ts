import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCandidates, findNear } from '#server/catalogue/catalogue/search-word.store.ts'
import { searchWord } from '#server/catalogue/search/search-word.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

test('S2 CAT-07 misspelt searches that cannot go on hold up no cart, and end by themselves', async () => {
	const token = await server.signIn('beside-a-storm@example.org')
	const id = await addResource(server.db)
	const statuses = await server.db.transaction(async (tx) => {
		await tx.execute(sql`lock table search_word in access exclusive mode`)
		const searches = Array.from({ length: 30 }, (_, n) =>
			server.call('GET', `/v1/learning/all?search=fractoins%20${n}`),
		)
		const added = await server.call('POST', '/v1/cart/retail', { token, body: { product_id: id } })
		expect(added).toMatchObject({ status: 200, body: { response: { message: 'Added to cart' } } })
		return (await Promise.all(searches)).map(({ status, body }) => [
			status,
			(body as { code: string }).code,
		])
	})
	expect(statuses).toEqual(Array(30).fill([503, 'busy']))
})

test('S2 CAT-07 words near a misspelt one are found by the index of words', async () => {
	await server.db.insert(searchWord).values({ word: 'fractions', resources: 1, titles: 1 })
	/** How often the index is read for a word; as in a table too large to be read whole. */
	const scansFor = (find: typeof findNear, word: string) =>
		server.db.transaction(async (tx) => {
			const scans = async () => {
				const counted = await tx.execute(
					sql`select pg_stat_get_xact_numscans('search_word_parts'::regclass)::int as scans`,
				)
				return (counted as { rows: { scans: number }[] }).rows[0]!.scans
			}
			await tx.execute(sql`set local enable_seqscan = off`)
			const before = await scans()
			const found = await find(tx, [word])
			return { words: found.map((one) => one.word), scans: (await scans()) - before }
		})
	const holding: typeof findNear = async (db, words) => (await findCandidates(db, words)).candidates
	const whole = await scansFor(holding, 'fractions')
	const misspelt = await scansFor(findNear, 'fractoins')
	expect([whole.words, misspelt.words]).toEqual([['fractions'], ['fractions']])
	expect([whole.scans, misspelt.scans]).toEqual([1, 1])
})

import type { PGlite } from '@electric-sql/pglite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../../support/database/open-embedded.ts'

const open = async () => {
	const client = await openEmbedded(inject('templateDatabase'))
	onTestFinished(() => client.close())
	return client
}
const read = async (client: PGlite) =>
	(
		await client.query(
			'SELECT hash, (SELECT count(*)::int FROM signing_key) AS keys FROM drizzle.__drizzle_migrations ORDER BY id LIMIT 1',
		)
	).rows

test('API-01 what is written to a database is in no other that began as the same template', async () => {
	const [one, beside, before] = [await open(), await open(), await read(await open())]
	await one.exec(
		`UPDATE drizzle.__drizzle_migrations SET hash = 'changed';
    INSERT INTO signing_key (purpose, jwk, created_at) VALUES ('one', '{}', now())`,
	)
	await one.exec('CHECKPOINT')
	expect(await read(one)).toEqual([{ hash: 'changed', keys: 1 }])
	for (const other of [beside, await open()]) expect(await read(other)).toEqual(before)
})

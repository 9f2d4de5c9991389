import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openDb } from '#server/platform/database/open.ts'
import { migratedDatabase } from '../../support/open-running.ts'

/**
 * Returns the URL of a migrated database after these statements. The end of the test removes it.
 */
const changed = async (...statements: ReturnType<typeof sql>[]) => {
	const { DATABASE_URL, DATA_DIR } = await migratedDatabase()
	const target = DATABASE_URL ?? join(DATA_DIR!, 'db')
	const database = await openDb(target, 60_000)
	for (const statement of statements) await database.db.execute(statement)
	await database.close()
	return target
}

/** Answers a query without migrating. */
const read = async (target: string, text: string): Promise<unknown[]> => {
	if (target.startsWith('postgres')) {
		const client = new pg.Client({ connectionString: target })
		await client.connect()
		const { rows } = await client.query(text)
		await client.end()
		return rows
	}
	const client = await PGlite.create({ dataDir: target, extensions: { pg_trgm, unaccent } })
	const { rows } = await client.query(text)
	await client.close()
	return rows
}

const fails = (target: string) =>
	openDb(target, 60_000).then(
		() => 'opened',
		(error: Error) => error.message,
	)

describe('R10 a database that does not fit this version', () => {
	test('because a newer one migrated it, is refused with a sentence', async () => {
		const target = await changed(
			sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)`,
		)
		const words =
			'The database was migrated by a newer version of Vidya than this one. Start that version, or restore a backup made with this one.'
		expect([await fails(target), await fails(target)]).toEqual([words, words])
	})

	test('because a migration was applied and not noted, is reported in words and left as it is', async () => {
		const target = await changed(
			sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`,
		)
		const said = await fails(target)
		expect(said).toMatch(/^The database has what migration \d{4}_\w+ adds, but no note of it/)
		expect(said).toContain('Nothing was changed.')
		expect(said).not.toMatch(/CREATE|ALTER|Failed query/)
		expect(await fails(target)).toBe(said)
	})

	test('25.8 because it was made before the migrations became one, is refused with a sentence and left as it is', async () => {
		// When 0000_extensions and 0042_school_facts were made.
		const target = await changed(
			sql`DROP SCHEMA pgboss CASCADE`,
			sql`WITH noted AS (DELETE FROM drizzle.__drizzle_migrations), kept AS (
        INSERT INTO signing_key (purpose, jwk, created_at) VALUES ('kept', '{}', '2026-11-20T00:00:00Z')
      ) INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('a', 1795173944347), ('b', 1795579373406)`,
		)
		const words =
			'The database was made by a version of Vidya from before its first release, which this version cannot continue. Nothing was changed. Use and back up its data with that version, or start this one with an empty DATA_DIR or an empty database in DATABASE_URL.'
		expect([await fails(target), await fails(target)]).toEqual([words, words])
		const left = await read(
			target,
			`SELECT hash AS kept FROM drizzle.__drizzle_migrations UNION ALL SELECT purpose FROM signing_key
        UNION ALL SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'public') ORDER BY 1`,
		)
		expect(left).toEqual(['__drizzle_migrations', 'a', 'b', 'kept'].map((kept) => ({ kept })))
	})
})

import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { inject } from 'vitest'
import { type Db, type OpenDb, openDb } from '#server/platform/database/open.ts'
import { openEmbedded } from './open-embedded.ts'
import { dropTestDatabase, makeTestDatabase } from './test-database.ts'

/** A database that one test file or test has for itself. */
export type FreshDatabase = Pick<OpenDb, 'db' | 'searchDb' | 'listen' | 'jobs' | 'close'>

/** The ways to an embedded database. */
export const handlesOf = (client: PGlite): FreshDatabase => {
	const db = drizzle(client) as unknown as Db
	return {
		db,
		searchDb: db,
		listen: async (channel, notice) => void (await client.listen(channel, notice)),
		jobs: async () => ({ db: fromPglite(client), backend: 'pglite' }),
		close: () => client.close(),
	}
}

/** Opens a copy of a database on the test PostgreSQL. Closing the copy drops it. */
export const openCopy = async (postgres: string, template: string): Promise<FreshDatabase> => {
	const own = await makeTestDatabase(postgres, template)
	const opened = await openDb(own, 60_000)
	return {
		...opened,
		close: async () => {
			await opened.close()
			await dropTestDatabase(postgres, own)
		},
	}
}

/** Opens a database that is migrated and holds nothing. */
export const openMigrated = async (): Promise<FreshDatabase> => {
	const postgres = inject('testDatabaseUrl')
	const template = inject('templateDatabase')
	return postgres ? openCopy(postgres, template) : handlesOf(await openEmbedded(template))
}

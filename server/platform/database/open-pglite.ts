import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { dropRowParsers } from './drop-row-parsers.ts'
import type { Db, OpenDb } from './handles.ts'
import { lockFolder } from './lock-folder.ts'
import { migrateInWords } from './migrate-in-words.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * The embedded database does not make checkpoints itself; what was written since the last one is
 * replayed after a power cut. In ms.
 */
const CHECKPOINT_MS = 15_000

/**
 * Settings for files that survive a power cut; PGlite's own default writes without waiting for the
 * disk (-F).
 */
const durable = [
	...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
	'-c',
	'wal_sync_method=open_datasync',
]

/**
 * Opens and migrates the embedded database.
 * @throws when another process holds the folder, or, in a sentence, when it cannot be migrated
 */
export const openPglite = async (folder: string): Promise<OpenDb> => {
	const inMemory = folder.startsWith('memory://')
	const unlock = inMemory ? () => undefined : lockFolder(folder)
	const client = await PGlite.create({
		dataDir: folder,
		extensions: { pg_trgm, unaccent },
		...(!inMemory && { startParams: durable }),
	})
	const db = drizzle(client) as unknown as Db
	const migrations = await migrateInWords(db, migrationsFolder, () =>
		migrate(drizzle(client), { migrationsFolder }),
	).catch(async (error: unknown) => {
		await client.close()
		unlock()
		throw error
	})
	dropRowParsers(client)
	const checkpoint = () => client.exec('CHECKPOINT').then(() => undefined)
	const timer = setInterval(() => void checkpoint().catch(() => undefined), CHECKPOINT_MS)
	timer.unref()
	return {
		db,
		searchDb: db,
		kind: 'pglite',
		migrations,
		jobs: async () => {
			const { fromPglite } = await import('pg-boss')
			return { db: fromPglite(client), backend: 'pglite' }
		},
		listen: async (channel, notice) => {
			await client.listen(channel, notice)
		},
		exclusively: async (work) => {
			await work()
			await checkpoint()
		},
		close: async () => {
			clearInterval(timer)
			await client.close()
			unlock()
		},
	}
}

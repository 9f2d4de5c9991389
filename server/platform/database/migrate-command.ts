import { join } from 'node:path'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from './open.ts'

// `npm run migrate`: migrates the database, embedded or PostgreSQL, and does nothing else.
try {
	const config = readConfig(process.env)
	const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
	await database.close()
	const applied = database.migrations
	console.info(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.')
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error))
	process.exit(1)
}

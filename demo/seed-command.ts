import { join } from 'node:path'
import { seedIfEmpty } from '#demo/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'

// `npm run seed`: fills an empty database, embedded or PostgreSQL; one that holds data is left as
// it is.
const config = readConfig(process.env)
const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
try {
	await seedIfEmpty(database.db, { dataDir: config.DATA_DIR, now: new Date() })
} finally {
	await database.close()
}

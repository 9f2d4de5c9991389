import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openDb } from '#server/db/open.ts'
import { seedIfEmpty } from '#server/db/seed/seed.ts'

// `npm run seed`: fills an empty database, embedded or PostgreSQL; one that holds data is left as it is.
const config = readConfig(process.env)
const database = await openDb(config.DATABASE_URL ?? join(config.DATA_DIR, 'db'))
try {
  await seedIfEmpty(database.db, { dataDir: config.DATA_DIR, now: new Date() })
} finally {
  await database.close()
}

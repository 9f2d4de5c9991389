import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { openDb } from '#server/platform/database/open.ts'
import { openQueue } from '#server/platform/jobs/queue.ts'
import { dropTestDatabase, makeTestDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL to make databases in, or empty for PGlite. */
    testDatabaseUrl: string
    /** What every test's database is a copy of: the URL of a migrated database, or a file that PGlite loads. */
    templateDatabase: string
  }
}

const ofPostgres = async (url: string) => {
  const template = await makeTestDatabase(url)
  const { jobs, close } = await openDb(template)
  const queue = await openQueue(await jobs(), console, false)
  await queue.stop()
  await close()
  return { template, remove: () => dropTestDatabase(url, template) }
}

const ofPglite = async () => {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  await migrate(drizzle(client), { migrationsFolder: 'server/platform/database/migrations' })
  const queue = await openQueue({ db: fromPglite(client), backend: 'pglite' }, console, false)
  await queue.stop()
  const dump = await client.dumpDataDir('none')
  await client.close()
  const template = join(tmpdir(), `vidya-template-${process.pid}-${Date.now()}.tar`)
  await writeFile(template, Buffer.from(await dump.arrayBuffer()))
  return { template, remove: () => rm(template, { force: true }) }
}

/** Migrates one database before the tests of a run; each test copies it. */
export default async (project: TestProject) => {
  const url = project.config.provide.testDatabaseUrl
  const { template, remove } = await (url ? ofPostgres(url) : ofPglite())
  project.provide('templateDatabase', template)
  return remove
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openDb } from '#server/platform/database/open.ts'
import { dropTestDatabase, makeTestDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidya-migrate-'))
const made: string[] = []
afterAll(async () => {
  for (const url of made) await dropTestDatabase(inject('testDatabaseUrl'), url)
  rmSync(folder, { recursive: true, force: true })
})

/** An address of a migrated database, changed by one statement since. */
const changed = async (name: string, statement: ReturnType<typeof sql>) => {
  const postgres = inject('testDatabaseUrl')
  const target = postgres ? await makeTestDatabase(postgres) : join(folder, name)
  if (postgres) made.push(target)
  const database = await openDb(target, 60_000)
  await database.db.execute(statement)
  await database.close()
  return target
}
const fails = (target: string) =>
  openDb(target, 60_000).then(
    () => 'opened',
    (error: Error) => error.message,
  )

describe('R10 a database that does not fit this version', () => {
  test('because a newer one migrated it, is refused with a sentence', async () => {
    const target = await changed(
      'newer',
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)`,
    )
    const words =
      'The database was migrated by a newer version of Vidya than this one. Start that version, or restore a backup made with this one.'
    expect([await fails(target), await fails(target)]).toEqual([words, words])
  })

  test('because a migration was applied and not noted, is told in words and left as it is', async () => {
    const target = await changed(
      'half',
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`,
    )
    const said = await fails(target)
    expect(said).toMatch(/^The database has what migration \d{4}_\w+ adds, but no note of it/)
    expect(said).toContain('Nothing was changed.')
    expect(said).not.toMatch(/CREATE|ALTER|Failed query/)
    expect(await fails(target)).toBe(said)
  })
})

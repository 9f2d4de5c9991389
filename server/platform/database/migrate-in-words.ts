import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/handles.ts'

type Entry = { tag: string; when: number }

/** SQLSTATE of what is there already: a table, a column, a schema, an object. */
const alreadyThere = ['42P07', '42701', '42P06', '42710']

const codeIn = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code ?? (cause ? codeIn(cause) : '')
}

const rowsOf = async <Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows

/** When the newest migration that the database has noted was made, in ms; 0 for an empty database. */
const newestNoted = async (db: Db): Promise<number> => {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  )
  if (!table?.name) return 0
  const [row] = await rowsOf<{ newest: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations`,
  )
  return Number(row?.newest ?? 0)
}

/**
 * Migrates a database, or says in a sentence why it cannot.
 * @param folder of the migrations, whose journal says which this version knows
 * @throws Error when the database is of a newer version, or has a migration that it did not note
 */
export const migrateInWords = async (
  db: Db,
  folder: string,
  migrate: () => Promise<unknown>,
): Promise<void> => {
  const journal = readFileSync(`${folder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: Entry[] }
  const noted = await newestNoted(db)
  if (noted > Math.max(...entries.map(({ when }) => when)))
    throw new Error(
      'The database was migrated by a newer version of Vidya than this one. Start that version, or restore a backup made with this one.',
    )
  const next = entries.find(({ when }) => when > noted)
  try {
    await migrate()
  } catch (error) {
    const code = codeIn(error)
    const state = 'Nothing was changed.'
    throw new Error(
      alreadyThere.includes(code)
        ? `The database has what migration ${next?.tag} adds, but no note of it (${code}). ${state} Restore a backup, or have somebody who knows the database compare it with that migration and note it in drizzle.__drizzle_migrations.`
        : `The database could not be migrated from ${next?.tag} on (${code || 'unknown'}). ${state}`,
      { cause: error },
    )
  }
}

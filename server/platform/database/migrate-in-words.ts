import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from './handles.ts'

type Entry = { tag: string; when: number }

/** SQLSTATE of what is there already: a table, a column, a schema, an object, a function. */
const alreadyThere = ['42P07', '42701', '42P06', '42710', '42723']

const NEWER =
	'The database was migrated by a newer version of Vidya than this one. Start that version, or restore a backup made with this one.'

const BEFORE =
	'The database was made by a version of Vidya from before its first release, which this version cannot continue. Nothing was changed. Use and back up its data with that version, or start this one with an empty DATA_DIR or an empty database in DATABASE_URL.'

const codeIn = (error: unknown): string => {
	const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
	return code ?? (cause ? codeIn(cause) : '')
}

const rowsOf = async <Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> =>
	((await db.execute(statement)) as unknown as { rows: Row[] }).rows

/** When the migrations that the database has noted were made, in ms; none for an empty database. */
const notedIn = async (db: Db): Promise<number[]> => {
	const [table] = await rowsOf<{ name: string | null }>(
		db,
		sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
	)
	if (!table?.name) return []
	const rows = await rowsOf<{ at: string }>(
		db,
		sql`SELECT created_at::text AS at FROM drizzle.__drizzle_migrations`,
	)
	return rows.map(({ at }) => Number(at))
}

/** Why a database with these migrations is not migrated further; null when it may be. */
const refusalOf = (noted: readonly number[], known: readonly number[]): string | null => {
	if (noted.every((when) => known.includes(when))) return null
	const isLater = noted.includes(known[0]!) || Math.max(...noted) > Math.max(...known)
	return isLater ? NEWER : BEFORE
}

/**
 * Migrates a database, or says in a sentence why it cannot.
 * @param folder of the migrations, whose journal says which this version knows
 * @returns the names of the migrations that were applied
 * @throws Error when the database is of another version, or has a migration that it did not note
 */
export const migrateInWords = async (
	db: Db,
	folder: string,
	migrate: () => Promise<unknown>,
): Promise<string[]> => {
	const journal = readFileSync(`${folder}/meta/_journal.json`, 'utf8')
	const { entries } = JSON.parse(journal) as { entries: Entry[] }
	const noted = await notedIn(db)
	const refusal = refusalOf(
		noted,
		entries.map(({ when }) => when),
	)
	if (refusal) throw new Error(refusal)
	const pending = entries.filter(({ when }) => !noted.includes(when)).map(({ tag }) => tag)
	try {
		await migrate()
	} catch (error) {
		const code = codeIn(error)
		const state = 'Nothing was changed.'
		throw new Error(
			alreadyThere.includes(code)
				? `The database has what migration ${pending[0]} adds, but no note of it (${code}). ${state} Restore a backup, or have somebody who knows the database compare it with that migration and note it in drizzle.__drizzle_migrations.`
				: `The database could not be migrated from ${pending[0]} on (${code || 'unknown'}). ${state}`,
			{ cause: error },
		)
	}
	return pending
}

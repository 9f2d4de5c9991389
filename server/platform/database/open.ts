import type { OpenDb } from './handles.ts'

export type { Db, JobsDatabase, OpenDb } from './handles.ts'

/**
 * Opens and migrates the database.
 * @param timeoutMs how long a statement on PostgreSQL may take
 * @param target a `postgres://` URL, a folder for the embedded database, or `memory://` for one
 * that is forgotten
 * @throws when another process holds the folder
 */
export const openDb = async (target: string, timeoutMs = 10_000): Promise<OpenDb> => {
	if (/^postgres(ql)?:/.test(target)) {
		const { openPostgres } = await import('./open-postgres.ts')
		return openPostgres(target, timeoutMs)
	}
	const { openPglite } = await import('./open-pglite.ts')
	return openPglite(target)
}

import { codeOf } from '#server/platform/problems/code-of.ts'
import type { Db } from './open.ts'

/** Code of PostgreSQL for a row that another one refers to. */
const IS_REFERRED_TO = '23503'

/**
 * Deletes those of some rows to which nothing refers, and returns their ids.
 * @param remove deletes rows of these ids, and returns the ids of those that it deleted
 */
export const deleteUnreferred = async (
	tx: Db,
	ids: readonly string[],
	remove: (part: Db, ids: string[]) => Promise<{ id: string }[]>,
): Promise<string[]> => {
	if (ids.length === 0) return []
	try {
		const rows = await tx.transaction((part) => remove(part, [...ids]))
		return rows.map(({ id }) => id)
	} catch (error) {
		if (!codeOf(error).startsWith(IS_REFERRED_TO)) throw error
		if (ids.length === 1) return []
		const half = Math.ceil(ids.length / 2)
		const first = await deleteUnreferred(tx, ids.slice(0, half), remove)
		return [...first, ...(await deleteUnreferred(tx, ids.slice(half), remove))]
	}
}

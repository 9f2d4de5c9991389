import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { trainingEntry } from './training.tables.ts'

type NewEntry = typeof trainingEntry.$inferInsert & { id: string }

const own = (accountId: string, id: string) =>
	and(
		eq(trainingEntry.id, id),
		eq(trainingEntry.accountId, accountId),
		eq(trainingEntry.source, 'outside'),
	)

/** An outside training of an account, by its id; undefined when it is not the account's. */
export const findOutside = async (db: Db, accountId: string, id: string) => {
	const [row] = await db.select().from(trainingEntry).where(own(accountId, id))
	return row
}

/**
 * Writes an outside training, or changes the account's own of this id; false when the id is
 * somebody else's.
 */
export const writeOutside = async (tx: Db, row: NewEntry): Promise<boolean> => {
	const { id, accountId, createdAt: _, ...set } = row
	const rows = await tx
		.insert(trainingEntry)
		.values(row)
		.onConflictDoUpdate({ target: trainingEntry.id, set, setWhere: own(accountId, id)! })
		.returning({ id: trainingEntry.id })
	return rows.length === 1
}

/** Deletes an outside training of an account and answers it; undefined when there was none. */
export const deleteOutside = async (db: Db, accountId: string, id: string) => {
	const [row] = await db.delete(trainingEntry).where(own(accountId, id)).returning()
	return row
}

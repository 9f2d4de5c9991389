import { and, asc, count, eq, ne } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { savedView } from './saved-view.tables.ts'

export type SavedViewRow = typeof savedView.$inferSelect

/** The views of a list that a person has saved, by name. */
export const findViews = (db: Db, accountId: string, list: string): Promise<SavedViewRow[]> =>
	db
		.select()
		.from(savedView)
		.where(and(eq(savedView.accountId, accountId), eq(savedView.list, list)))
		.orderBy(asc(savedView.name))

/** Number of views of a list that a person has saved under other names. */
export const countOthers = async (
	tx: Db,
	{ accountId, list, name }: Pick<SavedViewRow, 'accountId' | 'list' | 'name'>,
): Promise<number> => {
	const [row] = await tx
		.select({ rows: count() })
		.from(savedView)
		.where(
			and(eq(savedView.accountId, accountId), eq(savedView.list, list), ne(savedView.name, name)),
		)
	return row!.rows
}

/** Stores a view, in place of one with the same name. */
export const writeView = async (tx: Db, row: Omit<SavedViewRow, 'id'>): Promise<SavedViewRow> => {
	const { search, savedAt } = row
	const [written] = await tx
		.insert(savedView)
		.values({ ...row, id: v7() })
		.onConflictDoUpdate({
			target: [savedView.accountId, savedView.list, savedView.name],
			set: { search, savedAt },
		})
		.returning()
	return written!
}

/** Deletes a view of a person. Answers it; undefined if they have none of this id. */
export const deleteView = async (
	tx: Db,
	accountId: string,
	id: string,
): Promise<SavedViewRow | undefined> =>
	(
		await tx
			.delete(savedView)
			.where(and(eq(savedView.id, id), eq(savedView.accountId, accountId)))
			.returning()
	)[0]

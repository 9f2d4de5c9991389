import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { draft, draftAuthor, draftVersion } from './draft.tables.ts'
import { draftImport, draftImportRow } from './draft-import.tables.ts'

export type DraftImport = typeof draftImport.$inferSelect

/** Opens an import, or finds the one of this id, and holds it until the transaction ends. */
export const holdImport = async (
	tx: Db,
	row: Omit<DraftImport, 'undoneAt'>,
): Promise<DraftImport> => {
	await tx.insert(draftImport).values(row).onConflictDoNothing()
	return (await lockImport(tx, row.id))!
}

/** Returns an import, held until the transaction ends; undefined for none of this id. */
export const lockImport = async (tx: Db, id: string): Promise<DraftImport | undefined> =>
	(await tx.select().from(draftImport).where(eq(draftImport.id, id)).for('update'))[0]

/** Rows of an import that were taken already. */
export const findTaken = async (
	tx: Db,
	importId: string,
	rows: readonly number[],
): Promise<ReadonlySet<number>> =>
	new Set(
		(
			await tx
				.select({ row: draftImportRow.row })
				.from(draftImportRow)
				.where(and(eq(draftImportRow.importId, importId), inArray(draftImportRow.row, [...rows])))
		).map(({ row }) => row),
	)

/** Stores drafts with their author and their rows of an import. */
export const insertImported = async (
	tx: Db,
	{ importId, accountId }: { importId: string; accountId: string },
	made: readonly { row: number; draft: typeof draft.$inferInsert }[],
): Promise<void> => {
	if (made.length === 0) return
	const resourceIds = made.map((one) => one.draft.resourceId)
	await tx.insert(draft).values(made.map((one) => one.draft))
	await tx.insert(draftAuthor).values(resourceIds.map((resourceId) => ({ resourceId, accountId })))
	await tx
		.insert(draftImportRow)
		.values(made.map(({ row, draft: { resourceId } }) => ({ importId, row, resourceId })))
}

/** Drafts of an import that nobody has changed since. */
const isUntouched = sql`${draft.status} = 'draft' and ${draft.revision} = 1
  and not exists (select 1 from ${draftVersion} v where v.resource_id = ${draft}.resource_id)`

/** The last imports with how many of their drafts are there, and how many nobody has changed. */
export const listImports = (db: Db, limit: number) =>
	db
		.select({
			one: draftImport,
			added: sql<number>`(select count(*)::int from ${draftImportRow} r
        where r.import_id = ${draftImport}.id)`,
		})
		.from(draftImport)
		.orderBy(desc(draftImport.createdAt), desc(draftImport.id))
		.limit(limit)

/** Deletes the drafts of an import that nobody has changed, and notes that it was undone. */
export const undoImported = async (tx: Db, id: string, now: Date) => {
	const rows = await tx
		.select({ id: draft.resourceId })
		.from(draftImportRow)
		.innerJoin(draft, eq(draft.resourceId, draftImportRow.resourceId))
		.where(and(eq(draftImportRow.importId, id), isUntouched))
		.for('update', { of: draft })
	const ids = rows.map((row) => row.id)
	if (ids.length > 0) {
		await tx.delete(draftImportRow).where(inArray(draftImportRow.resourceId, ids))
		await tx.delete(draftAuthor).where(inArray(draftAuthor.resourceId, ids))
		await tx.delete(draft).where(inArray(draft.resourceId, ids))
	}
	await tx.update(draftImport).set({ undoneAt: now }).where(eq(draftImport.id, id))
	return {
		removed: ids.length,
		kept: await tx.$count(draftImportRow, eq(draftImportRow.importId, id)),
	}
}

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FileList } from '#domain/people/list-file.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Made } from '#server/platform/filled-list.ts'
import { listImport, listImportRow } from './list-import.tables.ts'

export type ListImport = typeof listImport.$inferSelect

export type MadeRow = typeof listImportRow.$inferInsert

/** Returns an import; undefined for none of this id. */
export const findImport = async (db: Db, id: string): Promise<ListImport | undefined> =>
	(await db.select().from(listImport).where(eq(listImport.id, id)))[0]

/** Returns an import, held until the transaction ends; undefined for none of this id. */
export const lockImport = async (tx: Db, id: string): Promise<ListImport | undefined> =>
	(await tx.select().from(listImport).where(eq(listImport.id, id)).for('update'))[0]

/** Opens an import, or finds the one of this id, and holds it until the transaction ends. */
export const holdImport = async (
	tx: Db,
	row: Omit<ListImport, 'undoneAt'>,
): Promise<ListImport> => {
	await tx.insert(listImport).values(row).onConflictDoNothing()
	return (await lockImport(tx, row.id))!
}

/** Rows of an import that made a record already. */
export const findTaken = async (
	tx: Db,
	importId: string,
	rows: readonly number[],
): Promise<ReadonlySet<number>> => {
	const found = await tx
		.select({ row: listImportRow.row })
		.from(listImportRow)
		.where(and(eq(listImportRow.importId, importId), inArray(listImportRow.row, [...rows])))
	return new Set(found.map(({ row }) => row))
}

export const insertRows = async (tx: Db, rows: readonly MadeRow[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(listImportRow).values([...rows])
}

/** The last imports of a list with how many records each made. */
export const findImports = (db: Db, list: FileList, limit: number) =>
	db
		.select({
			one: listImport,
			records: sql<number>`(select count(*)::int from ${listImportRow} r
        where r.import_id = ${listImport.id})`,
		})
		.from(listImport)
		.where(eq(listImport.list, list))
		.orderBy(desc(listImport.createdAt), desc(listImport.id))
		.limit(limit)

/** The records of an import, in the order of its rows. */
export const findMade = async (tx: Db, importId: string): Promise<Made[]> => {
	const rows = await tx
		.select({ recordId: listImportRow.recordId, change: listImportRow.change })
		.from(listImportRow)
		.where(eq(listImportRow.importId, importId))
		.orderBy(asc(listImportRow.row))
	return rows.map(({ recordId, change }) => (change ? { recordId, change } : { recordId }))
}

/** Notes that an import was undone, and forgets the rows whose records are gone. */
export const noteUndone = async (
	tx: Db,
	id: string,
	{ removed, now }: { removed: readonly string[]; now: Date },
): Promise<void> => {
	if (removed.length > 0)
		await tx
			.delete(listImportRow)
			.where(and(eq(listImportRow.importId, id), inArray(listImportRow.recordId, [...removed])))
	await tx.update(listImport).set({ undoneAt: now }).where(eq(listImport.id, id))
}

import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { referenceItem } from './reference.tables.ts'

export type EntryRow = typeof referenceItem.$inferSelect

/** Lets one transaction at a time change a reference list, whose places depend on each other. */
export const lockList = async (tx: Db, list: string): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reference list ${list}`}))`)
}

/** The entries of a list in their order, hidden ones too. */
export const findEntries = (db: Db, list: string): Promise<EntryRow[]> =>
	db
		.select()
		.from(referenceItem)
		.where(eq(referenceItem.list, list))
		.orderBy(asc(referenceItem.position), asc(referenceItem.id))

export const insertEntries = async (
	tx: Db,
	rows: readonly (typeof referenceItem.$inferInsert)[],
): Promise<void> => {
	if (rows.length > 0) await tx.insert(referenceItem).values([...rows])
}

/** Adds one entry, and returns its id. */
export const insertEntry = async (
	tx: Db,
	row: typeof referenceItem.$inferInsert,
): Promise<string> => {
	const [added] = await tx.insert(referenceItem).values(row).returning({ id: referenceItem.id })
	return added!.id
}

export const findEntry = async (db: Db, id: string): Promise<EntryRow | undefined> =>
	(await db.select().from(referenceItem).where(eq(referenceItem.id, id)))[0]

export const writeEntry = async (
	tx: Db,
	id: string,
	change: Partial<Pick<EntryRow, 'position' | 'hiddenAt'>>,
): Promise<void> => {
	await tx.update(referenceItem).set(change).where(eq(referenceItem.id, id))
}

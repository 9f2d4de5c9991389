import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { teacherImport, teacherInvitation } from './teacher-invitation.tables.ts'

/**
 * Opens an import once, locks its row, and returns its state; undefined when the id is another
 * school's.
 */
export const holdImport = async (
	tx: Db,
	row: { id: string; schoolId: string; accountId: string; fileName: string; createdAt: Date },
) => {
	await tx.insert(teacherImport).values(row).onConflictDoNothing()
	return lockImport(tx, row.schoolId, row.id)
}

/** Holds an import of a school; undefined when it is none of its. */
export const lockImport = async (tx: Db, schoolId: string, id: string) => {
	const [held] = await tx
		.select()
		.from(teacherImport)
		.where(and(eq(teacherImport.id, id), eq(teacherImport.schoolId, schoolId)))
		.for('update')
	return held
}

/** Counts the rows that an import has taken by what is there. */
export const countRows = async (tx: Db, id: string): Promise<void> => {
	const [counted] = await tx
		.select({ rows: count() })
		.from(teacherInvitation)
		.where(eq(teacherInvitation.importId, id))
	await tx.update(teacherImport).set({ rowCount: counted!.rows }).where(eq(teacherImport.id, id))
}

/**
 * Deletes the invitations of an import that nobody accepted, and marks it; how many were deleted
 * and how many stay.
 */
export const undoRows = async (tx: Db, id: string, now: Date) => {
	const gone = await tx
		.delete(teacherInvitation)
		.where(and(eq(teacherInvitation.importId, id), isNull(teacherInvitation.acceptedAt)))
		.returning({ id: teacherInvitation.id })
	const [left] = await tx
		.select({ kept: count() })
		.from(teacherInvitation)
		.where(and(eq(teacherInvitation.importId, id), isNotNull(teacherInvitation.acceptedAt)))
	await tx
		.update(teacherImport)
		.set({ undoneAt: sql`coalesce(${teacherImport.undoneAt}, ${now.toISOString()}::timestamptz)` })
		.where(eq(teacherImport.id, id))
	return { removed: gone.length, kept: left!.kept }
}

/** The last imports of a school, newest first. */
export const listImports = (db: Db, schoolId: string, most: number) =>
	db
		.select({
			id: teacherImport.id,
			fileName: teacherImport.fileName,
			rowCount: teacherImport.rowCount,
			createdAt: teacherImport.createdAt,
			undoneAt: teacherImport.undoneAt,
			accepted: sql<number>`count(${teacherInvitation.acceptedAt})::int`,
		})
		.from(teacherImport)
		.leftJoin(teacherInvitation, eq(teacherInvitation.importId, teacherImport.id))
		.where(eq(teacherImport.schoolId, schoolId))
		.groupBy(teacherImport.id)
		.orderBy(desc(teacherImport.createdAt), desc(teacherImport.id))
		.limit(most)

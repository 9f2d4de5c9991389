import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { statusAfter } from '#machines/kit/status.ts'
import { verificationStatusMachine } from '#machines/school/verification/verification-status.machine.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolDocument } from './school-document.tables.ts'

type NewDocument = typeof schoolDocument.$inferInsert & { id: string }

/** Result of storing a document. */
export type Kept = 'kept' | 'again' | 'taken' | 'verified' | 'tooMany'

const life = {
	table: school,
	column: 'verificationStatus',
	machine: verificationStatusMachine,
} as const
const uploaded = { type: 'document.uploaded' } as const

/** The documents of a school, oldest first. */
export const listDocuments = (db: Db, schoolId: string) =>
	db
		.select()
		.from(schoolDocument)
		.where(eq(schoolDocument.schoolId, schoolId))
		.orderBy(asc(schoolDocument.createdAt), asc(schoolDocument.id))

/** A document by its id; with a school only when it is that school's. */
export const findDocument = async (db: Db, id: string, schoolId: string | null) => {
	const own = schoolId === null ? undefined : eq(schoolDocument.schoolId, schoolId)
	const [row] = await db
		.select()
		.from(schoolDocument)
		.where(and(eq(schoolDocument.id, id), own))
	return row
}

/**
 * SCH-04: writes a document and its name at the school, unless the school is verified or has `most`
 * that wait; a rejected school is under review again; uploads of a school wait for each other.
 */
export const writeDocument = (db: Db, row: NewDocument, most: number): Promise<Kept> =>
	db.transaction(async (tx) => {
		const [owner] = await tx
			.select({ status: school.verificationStatus })
			.from(school)
			.where(eq(school.id, row.schoolId))
			.for('update')
		const before = await findDocument(tx, row.id, null)
		if (before) return before.schoolId === row.schoolId ? 'again' : 'taken'
		if (owner && !statusAfter(verificationStatusMachine, owner.status, uploaded)) return 'verified'
		const [held] = await tx
			.select({ total: count() })
			.from(schoolDocument)
			.where(and(eq(schoolDocument.schoolId, row.schoolId), isNull(schoolDocument.decidedAt)))
		if (held!.total >= most) return 'tooMany'
		await tx.insert(schoolDocument).values(row)
		await moveTo(tx, life, uploaded, eq(school.id, row.schoolId), {
			verificationReason: '',
			organizationDocuments: sql`${school.organizationDocuments} || jsonb_build_array(${row.name}::text)`,
		})
		return 'kept'
	})

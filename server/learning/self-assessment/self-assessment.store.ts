import { and, desc, eq, inArray } from 'drizzle-orm'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { selfAssessment } from './self-assessment.tables.ts'

export type SelfAssessmentRow = typeof selfAssessment.$inferSelect

/** Assessments kept per account. */
const KEPT = 10

/** How an account has judged its competencies, the newest first. */
export const findAssessments = (db: Db, accountId: string): Promise<SelfAssessmentRow[]> =>
	db
		.select()
		.from(selfAssessment)
		.where(eq(selfAssessment.accountId, accountId))
		.orderBy(desc(selfAssessment.createdAt), desc(selfAssessment.id))
		.limit(KEPT)

/** Writes an assessment and deletes the account's oldest beyond ten. */
export const insertAssessment = async (
	tx: Db,
	row: typeof selfAssessment.$inferInsert,
): Promise<SelfAssessmentRow> => {
	const [inserted] = await tx.insert(selfAssessment).values(row).returning()
	const kept = await tx
		.select({ id: selfAssessment.id })
		.from(selfAssessment)
		.where(eq(selfAssessment.accountId, row.accountId))
		.orderBy(desc(selfAssessment.createdAt), desc(selfAssessment.id))
		.offset(KEPT)
	const old = kept.map(({ id }) => id)
	if (old.length > 0) await tx.delete(selfAssessment).where(inArray(selfAssessment.id, old))
	return inserted!
}

/** Those of these slugs that the list of competencies has. */
export const findCompetencies = async (db: Db, slugs: readonly string[]): Promise<string[]> => {
	const rows = await db
		.select({ slug: referenceItem.slug })
		.from(referenceItem)
		.where(and(eq(referenceItem.list, 'competency'), inArray(referenceItem.slug, [...slugs])))
	return rows.map(({ slug }) => slug)
}

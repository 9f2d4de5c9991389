import { eq, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { assessmentConsent } from './self-assessment.tables.ts'

/**
 * The school that a teacher belongs to, null for a point of contact, and whether the teacher shares
 * with it.
 */
export type SharingRow = { school: string | null; isShared: boolean }

/** Reads whether an account shares its self-assessment with its present school (PRI-02). */
export const findSharing = prepareRows<SharingRow, { accountId: string }>(
	'assessment-sharing',
	sql`select s.name as school, c.account_id is not null as "isShared"
  from ${account} a
  left join ${school} s on s.id = a.school_id and not a.roles && array['main_poc', 'additional_main_poc']
  left join ${assessmentConsent} c on c.account_id = a.id and c.school_id = s.id
  where a.id = ${sql.placeholder('accountId')}::uuid`,
)

/** Stores the consent of an account to a school; an earlier one to another school ends. */
export const insertConsent = async (
	db: Db,
	row: typeof assessmentConsent.$inferInsert,
): Promise<void> => {
	const { schoolId, agreedAt } = row
	await db
		.insert(assessmentConsent)
		.values(row)
		.onConflictDoUpdate({ target: assessmentConsent.accountId, set: { schoolId, agreedAt } })
}

/** Deletes the consent of an account. */
export const deleteConsent = async (db: Db, accountId: string): Promise<void> => {
	await db.delete(assessmentConsent).where(eq(assessmentConsent.accountId, accountId))
}

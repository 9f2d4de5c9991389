import { and, desc, eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** A submission for the meet. */
export type Submission = { title: string; link: string; words: string }

/** Most submissions in a list. */
const MOST = 50

/** Returns the submissions of a school, newest first. */
export const findSubmissions = (db: Db, schoolId: string) =>
	db
		.select({
			id: formSubmission.id,
			data: formSubmission.data,
			createdAt: formSubmission.createdAt,
		})
		.from(account)
		.innerJoin(formSubmission, eq(formSubmission.accountId, account.id))
		.where(and(eq(account.schoolId, schoolId), eq(formSubmission.kind, 'gtm-submission')))
		.orderBy(desc(formSubmission.createdAt), desc(formSubmission.id))
		.limit(MOST)

/**
 * Stores a submission; the account's own one with this id is unchanged. False if the id is another
 * account's.
 */
export const insertSubmission = async (
	db: Db,
	row: { id: string; accountId: string; data: Submission; createdAt: Date },
): Promise<boolean> => {
	const kind = 'gtm-submission' as const
	await db
		.insert(formSubmission)
		.values({ ...row, kind })
		.onConflictDoNothing()
	const [kept] = await db
		.select({ id: formSubmission.id })
		.from(formSubmission)
		.where(
			and(
				eq(formSubmission.id, row.id),
				eq(formSubmission.accountId, row.accountId),
				eq(formSubmission.kind, kind),
			),
		)
	return kept !== undefined
}

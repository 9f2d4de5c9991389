import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { formSubmission } from '#server/platform/database/schema/request.ts'

/** What is handed in for the meet. */
export type Submission = { title: string; link: string; words: string }

/** So many a list holds. */
const MOST = 50

/** What people of a school handed in, newest first. */
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

/** Keeps what was handed in; one that is there already stays as it is. */
export const insertSubmission = async (
  db: Db,
  row: { id: string; accountId: string; data: Submission; createdAt: Date },
): Promise<void> => {
  await db
    .insert(formSubmission)
    .values({ ...row, kind: 'gtm-submission' })
    .onConflictDoNothing()
}

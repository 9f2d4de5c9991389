import { and, desc, eq, sql } from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { cardColumns, cardOf } from './job.store.ts'
import { job, jobBookmark } from './job.tables.ts'

/** The jobs that an account bookmarked, newest bookmark first; closed ones too. */
export const findBookmarkedJobs = async (
	db: Db,
	accountId: string,
	page: { limit: number; offset: number; now: Date },
) => {
	const mine = eq(jobBookmark.accountId, accountId)
	const total = await db.$count(jobBookmark, mine)
	const rows = await db
		.select(cardColumns(accountId))
		.from(jobBookmark)
		.innerJoin(job, eq(job.id, jobBookmark.jobId))
		.innerJoin(school, eq(school.id, job.schoolId))
		.where(mine)
		.orderBy(desc(jobBookmark.createdAt), desc(jobBookmark.id))
		.limit(page.limit)
		.offset(page.offset)
	return { total, data: rows.map((row) => cardOf(row, page.now)) }
}

/** Writes a bookmark once and returns its id; undefined when there is no such job. */
export const insertBookmark = async (
	db: Db,
	mark: { accountId: string; jobId: string; now: Date },
): Promise<string | undefined> => {
	const [found] = await db.select({ id: job.id }).from(job).where(eq(job.id, mark.jobId))
	if (!found) return undefined
	const [row] = await db
		.insert(jobBookmark)
		.values({ accountId: mark.accountId, jobId: mark.jobId, createdAt: mark.now })
		.onConflictDoUpdate({
			target: [jobBookmark.accountId, jobBookmark.jobId],
			set: { jobId: sql`excluded.job_id` },
		})
		.returning({ id: jobBookmark.id })
	return row!.id
}

/** Deletes an account's bookmark of a job, if there is one. */
export const deleteBookmark = async (db: Db, accountId: string, jobId: string): Promise<void> => {
	await db
		.delete(jobBookmark)
		.where(and(eq(jobBookmark.accountId, accountId), eq(jobBookmark.jobId, jobId)))
}

import { and, eq, inArray } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { job, jobApplication } from './job.tables.ts'

/**
 * Who applied to a school with a video resume; undefined when the application went elsewhere, was
 * withdrawn or came without one.
 */
export const findApplicantWithVideo = async (
	db: Db,
	which: { id: string; schoolId: string },
): Promise<string | undefined> => {
	const [row] = await db
		.select({ accountId: jobApplication.accountId })
		.from(jobApplication)
		.innerJoin(job, eq(job.id, jobApplication.jobId))
		.where(
			and(
				eq(jobApplication.id, which.id),
				eq(job.schoolId, which.schoolId),
				eq(jobApplication.withVideo, true),
				inArray(jobApplication.status, ['applied', 'shortlisted']),
			),
		)
	return row?.accountId
}

/** An applicant of a school, with what the mail about the application says. */
export const findApplicant = async (db: Db, which: { id: string; schoolId: string }) => {
	const [row] = await db
		.select({
			status: jobApplication.status,
			email: account.email,
			language: account.language,
			jobTitle: job.title,
			schoolName: school.name,
		})
		.from(jobApplication)
		.innerJoin(job, eq(job.id, jobApplication.jobId))
		.innerJoin(school, eq(school.id, job.schoolId))
		.innerJoin(account, eq(account.id, jobApplication.accountId))
		.where(and(eq(jobApplication.id, which.id), eq(job.schoolId, which.schoolId)))
	return row
}

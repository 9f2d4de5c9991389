import { and, desc, eq } from 'drizzle-orm'
import type { ApplicationStatus } from '#machines/jobs/job/job-application-status.rules.ts'
import type { JobApplication } from '#openapi/v1.gen.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { cardColumns, cardOf } from './job.store.ts'
import { job, jobApplication } from './job.tables.ts'

/** Selects applications of an account. */
type Mine = {
	accountId: string
	id?: string
	jobId?: string
	status?: ApplicationStatus | undefined
}

const whereOf = ({ accountId, id, jobId, status }: Mine) =>
	and(
		eq(jobApplication.accountId, accountId),
		id ? eq(jobApplication.id, id) : undefined,
		jobId ? eq(jobApplication.jobId, jobId) : undefined,
		status ? eq(jobApplication.status, status) : undefined,
	)

/** One page of an account's applications, last changed first. */
export const findApplications = async (
	db: Db,
	mine: Mine,
	page: { limit: number; offset: number; now: Date },
): Promise<{ total: number; data: JobApplication[] }> => {
	const where = whereOf(mine)
	const total = await db.$count(jobApplication, where)
	const rows = await db
		.select({ application: jobApplication, ...cardColumns(mine.accountId) })
		.from(jobApplication)
		.innerJoin(job, eq(job.id, jobApplication.jobId))
		.innerJoin(school, eq(school.id, job.schoolId))
		.where(where)
		.orderBy(desc(jobApplication.changedAt), desc(jobApplication.id))
		.limit(page.limit)
		.offset(page.offset)
	const data = rows.map(({ application, ...card }) => ({
		id: application.id,
		status: application.status,
		name: application.name,
		email: application.email,
		phone: application.phone,
		cover_note: application.coverNote,
		with_video: application.withVideo,
		created_at: application.createdAt.toISOString(),
		changed_at: application.changedAt.toISOString(),
		job: cardOf(card, page.now),
	}))
	return { total, data }
}

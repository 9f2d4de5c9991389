import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { JobCard, ApplicationStatus as Status } from '#openapi/v1.gen.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { qualified } from '#server/platform/database/qualified.ts'
import { job, jobApplication, jobBookmark } from './job.tables.ts'
import { buildWhere, type JobFilter, orderOf } from './job-filter.store.ts'

/**
 * What a card is made of; its query joins the school. Bookmark and application are the viewer's.
 */
export const cardColumns = (viewerId: string | null) => ({
	job,
	school,
	bookmarked: viewerId
		? sql<boolean>`exists (select 1 from ${jobBookmark} where ${qualified(jobBookmark.jobId)} = ${qualified(job.id)} and ${qualified(jobBookmark.accountId)} = ${viewerId})`
		: sql<boolean>`false`,
	applicationStatus: viewerId
		? sql<Status | null>`(select ${qualified(jobApplication.status)} from ${jobApplication} where ${qualified(jobApplication.jobId)} = ${qualified(job.id)} and ${qualified(jobApplication.accountId)} = ${viewerId})`
		: sql<null>`null`,
})

type CardRow = {
	job: typeof job.$inferSelect
	school: typeof school.$inferSelect
	bookmarked: boolean
	applicationStatus: Status | null
}

/** A row of cardColumns as a card. */
export const cardOf = (row: CardRow, now: Date): JobCard => {
	const { job: post, school: owner } = row
	return {
		id: post.id,
		slug: post.slug,
		title: post.title,
		summary: post.summary,
		language: post.language,
		subject: post.subject,
		job_type: post.jobType,
		job_level: post.jobLevel,
		city: post.city,
		state: post.state,
		vacancies: post.vacancies,
		experience_years: post.experienceYears,
		pay_from: post.payFrom,
		pay_to: post.payTo,
		published_at: post.publishedAt.toISOString(),
		closes_at: post.closesAt.toISOString(),
		is_open: post.closedAt === null && post.closesAt > now,
		school: {
			id: owner.id,
			name: owner.name,
			photo_url: owner.photoUrl,
			is_verified: owner.verificationStatus === 'verified',
		},
		bookmarked: row.bookmarked,
		application_status: row.applicationStatus,
	}
}

/** One page of the open jobs (NAV-07). */
export const findJobs = async (
	db: Db,
	filter: JobFilter,
	viewer: { id: string | null; now: Date },
): Promise<{ total: number; data: JobCard[] }> => {
	const where = buildWhere(db, filter, viewer.now)
	const limit = filter.limit ?? 9
	const [counted] = await db.select({ total: count() }).from(job).where(where)
	const page = db
		.select({ id: job.id })
		.from(job)
		.where(where)
		.orderBy(...orderOf(filter.sort))
		.limit(limit)
		.offset(filter.page ? (filter.page - 1) * limit : (filter.offset ?? 0))
	const rows = await db
		.select(cardColumns(viewer.id))
		.from(job)
		.innerJoin(school, eq(school.id, job.schoolId))
		.where(inArray(job.id, page))
		.orderBy(...orderOf(filter.sort))
	return { total: counted!.total, data: rows.map((row) => cardOf(row, viewer.now)) }
}

/** A job by its slug with its card, open or closed; none that the shop withholds. */
export const findJob = async (
	db: Db,
	slug: string,
	viewer: { id: string | null; now: Date },
): Promise<{ card: JobCard; row: typeof job.$inferSelect } | undefined> => {
	const [row] = await db
		.select(cardColumns(viewer.id))
		.from(job)
		.innerJoin(school, eq(school.id, job.schoolId))
		.where(and(eq(job.slug, slug), isNull(job.withheldReason)))
	return row && { card: cardOf(row, viewer.now), row: row.job }
}

import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { deleteUnreferred } from '#server/platform/database/delete-unreferred.ts'
import type { Db } from '#server/platform/database/open.ts'
import { qualified } from '#server/platform/database/qualified.ts'
import { job, jobApplication } from './job.tables.ts'

const counted = (status: 'shortlisted' | null) =>
	sql<number>`(select count(*)::int from ${jobApplication} where ${qualified(jobApplication.jobId)} = ${qualified(job.id)}
    and ${qualified(jobApplication.status)} ${status ? sql`= ${status}` : sql`<> 'withdrawn'`})`
const columns = { job, applications: counted(null), shortlisted: counted('shortlisted') }

/** A post with how many applied and are shortlisted. */
export type PostingRow = Awaited<ReturnType<typeof findPostings>>['data'][number]

/** The values of a post that a school writes. */
export type PostingValues = Omit<
	typeof job.$inferInsert,
	'id' | 'schoolId' | 'slug' | 'publishedAt' | 'closedAt' | 'withheldReason' | 'revision'
>

/** One page of a school's posts, newest first. */
export const findPostings = async (
	db: Db,
	schoolId: string,
	page: { limit: number; offset: number },
) => {
	const total = await db.$count(job, eq(job.schoolId, schoolId))
	const data = await db
		.select(columns)
		.from(job)
		.where(eq(job.schoolId, schoolId))
		.orderBy(desc(job.publishedAt), desc(job.id))
		.limit(page.limit)
		.offset(page.offset)
	return { total, data }
}

/** A post of a school. */
export const findPosting = async (
	db: Db,
	which: { id: string; schoolId: string },
): Promise<PostingRow | undefined> => {
	const [row] = await db
		.select(columns)
		.from(job)
		.where(and(eq(job.id, which.id), eq(job.schoolId, which.schoolId)))
	return row
}

/** Writes a new post; false when its id is taken. */
export const insertPosting = async (
	db: Db,
	row: PostingValues & { id: string; schoolId: string; slug: string; publishedAt: Date },
): Promise<boolean> => {
	const written = await db.insert(job).values(row).onConflictDoNothing().returning({ id: job.id })
	return written.length > 0
}

/** Deletes those of some posts that nobody kept or applied for, and returns their ids. */
export const deleteUntouched = (db: Db, ids: readonly string[]): Promise<string[]> =>
	deleteUnreferred(db, ids, (part, some) =>
		part.delete(job).where(inArray(job.id, some)).returning({ id: job.id }),
	)

/** Changes a school's post if it has this revision; returns false if it has another. */
export const updatePosting = async (
	db: Db,
	which: { id: string; schoolId: string; revision: number },
	values: PostingValues,
): Promise<boolean> => {
	const written = await db
		.update(job)
		.set({ ...values, revision: sql`${job.revision} + 1` })
		.where(
			and(eq(job.id, which.id), eq(job.schoolId, which.schoolId), eq(job.revision, which.revision)),
		)
		.returning({ id: job.id })
	return written.length > 0
}

/**
 * Closes a post of a school at a time, or opens it again with null. One that the shop withholds is
 * not opened.
 */
export const closePosting = async (
	db: Db,
	which: { id: string; schoolId: string },
	closedAt: Date | null,
): Promise<void> => {
	await db
		.update(job)
		.set({ closedAt })
		.where(
			and(
				eq(job.id, which.id),
				eq(job.schoolId, which.schoolId),
				closedAt ? undefined : isNull(job.withheldReason),
			),
		)
}

type Settled = 'applied' | 'shortlisted' | 'rejected'

/** One page of who applied to a school, last changed first; what was withdrawn is left out. */
export const findApplicants = async (
	db: Db,
	asked: { schoolId: string; jobId?: string | undefined; status?: Settled | undefined },
	page: { limit: number; offset: number },
) => {
	const where = and(
		eq(job.schoolId, asked.schoolId),
		asked.jobId ? eq(job.id, asked.jobId) : undefined,
		asked.status ? eq(jobApplication.status, asked.status) : ne(jobApplication.status, 'withdrawn'),
	)
	const ofJob = eq(job.id, jobApplication.jobId)
	const [sum] = await db
		.select({ total: count() })
		.from(jobApplication)
		.innerJoin(job, ofJob)
		.where(where)
	const data = await db
		.select({ application: jobApplication, title: job.title })
		.from(jobApplication)
		.innerJoin(job, ofJob)
		.where(where)
		.orderBy(desc(jobApplication.changedAt), desc(jobApplication.id))
		.limit(page.limit)
		.offset(page.offset)
	return { total: sum!.total, data }
}

import {
	and,
	asc,
	desc,
	eq,
	gt,
	ilike,
	inArray,
	isNotNull,
	isNull,
	lte,
	or,
	sql,
} from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { job, jobApplication } from './job.tables.ts'

export type DeskJobRow = NonNullable<Awaited<ReturnType<typeof findDeskJob>>>

export type DeskJobFilter = {
	search: string
	state?: 'open' | 'closed' | 'withheld' | undefined
	now: Date
}

const orders = {
	newest: [desc(job.publishedAt), asc(job.id)],
	closing: [asc(job.closesAt), asc(job.id)],
} as const

const stateIs = (state: NonNullable<DeskJobFilter['state']>, now: Date) =>
	({
		open: and(isNull(job.closedAt), gt(job.closesAt, now)),
		closed: and(isNull(job.withheldReason), or(isNotNull(job.closedAt), lte(job.closesAt, now))),
		withheld: isNotNull(job.withheldReason),
	})[state]

const columnsOf = (db: Db) => ({
	job,
	school: school.name,
	applications: db.$count(jobApplication, eq(jobApplication.jobId, job.id)),
})

/** One page of the posts of all schools, and how many there are. */
export const findDeskJobs = async (
	db: Db,
	{ search, state, now }: DeskJobFilter,
	{ sort, limit, offset }: { sort: keyof typeof orders; limit: number; offset: number },
) => {
	const words = likeOf(search)
	const schools = db.select({ id: school.id }).from(school).where(ilike(school.name, words))
	const found = db
		.select({ id: job.id })
		.from(job)
		.where(ilike(job.searchText, words))
		.union(db.select({ id: job.id }).from(job).where(inArray(job.schoolId, schools)))
	const where = and(
		search === '' ? undefined : inArray(job.id, found),
		state && stateIs(state, now),
	)
	const rows = await db
		.select(columnsOf(db))
		.from(job)
		.innerJoin(school, eq(school.id, job.schoolId))
		.where(where)
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
	return { total: await db.$count(job, where), rows }
}

/** A post with its school's name and how many applied. */
export const findDeskJob = async (db: Db, id: string) =>
	(
		await db
			.select(columnsOf(db))
			.from(job)
			.innerJoin(school, eq(school.id, job.schoolId))
			.where(eq(job.id, id))
	)[0]

/** Holds a post until the transaction ends. */
export const lockJob = async (tx: Db, id: string): Promise<void> => {
	await tx.select({ id: job.id }).from(job).where(eq(job.id, id)).for('no key update')
}

/** Withholds a post for a reason, which closes it; null lifts that and leaves it closed. */
export const withholdJob = async (
	tx: Db,
	id: string,
	{ reason, now }: { reason: string | null; now: Date },
): Promise<void> => {
	const closed =
		reason === null
			? {}
			: { closedAt: sql`coalesce(${job.closedAt}, ${now.toISOString()}::timestamptz)` }
	await tx
		.update(job)
		.set({ withheldReason: reason, ...closed })
		.where(eq(job.id, id))
}

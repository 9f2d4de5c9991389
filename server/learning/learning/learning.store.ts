import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { lessonNote, watchPosition } from '#server/learning/lesson/lesson-note.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'
import type { EnrolmentRow, LearningSort, LearningStatus } from './learning.rules.ts'

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const done = sql`(select count(*)::int from ${lessonDone} d where d.enrolment_id = e.id)`
const lessons = sql`(select count(*)::int from ${lesson} l where l.resource_id = e.resource_id)`
const lastAt = sql`greatest((select max(d.done_at) from ${lessonDone} d where d.enrolment_id = e.id),
  (select max(p.changed_at) from ${watchPosition} p where p.enrolment_id = e.id),
  (select max(n.changed_at) from ${lessonNote} n where n.enrolment_id = e.id))`
const certificateId = sql`(select c.id from ${certificate} c where c.account_id = e.account_id and c.resource_id = e.resource_id and c.revoked_at is null)`
const columns = sql`e.id, e.resource_id, e.status, e.created_at, e.completes_at, to_char(e.due_on, 'YYYY-MM-DD') as due_on, ${done} as done_lessons, ${lessons} as total_lessons, ${lastAt} as last_activity_at, ${certificateId} as certificate_id`
const mine = sql`e.account_id = ${accountId}`
const ofType = sql`(${sql.placeholder('type')}::text is null
  or exists (select from ${resource} r where r.id = e.resource_id and r.course_type = ${sql.placeholder('type')}))`
const ofOrder = sql`(${sql.placeholder('orderId')}::uuid is null or e.order_id = ${sql.placeholder('orderId')}::uuid)`

const conditions: Record<LearningStatus | 'all', SQL> = {
	all: mine,
	confirmed: sql`${mine} and e.status = 'confirmed'`,
	pending: sql`${mine} and e.status = 'pending'`,
	not_started: sql`${mine} and ${done} = 0`,
	in_progress: sql`${mine} and ${done} > 0 and ${done} < ${lessons}`,
	completed: sql`${mine} and ${done} > 0 and ${done} = ${lessons}`,
}

/**
 * `type`: only enrolments in resources of this course type; `orderId`: only what this order
 * brought; null for all.
 */
type Page = {
	accountId: string
	type: string | null
	orderId: string | null
	limit: number
	offset: number
}
type PageRow = { total: number } & (EnrolmentRow | { id: null })

const counted = (where: SQL) =>
	sql`(select count(*)::int as total from ${enrolment} e where ${where}) as counted`
const window = sql`limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int`

/**
 * Order by progress: in progress, not started or not confirmed, completed; in each the last used
 * first.
 */
const byProgress = sql`case when status = 'pending' or done_lessons = 0 then 1 when done_lessons < total_lessons then 0 else 2 end,
  coalesce(last_activity_at, created_at) desc, id desc`

const orders: Record<LearningSort, (where: SQL) => SQL> = {
	newest: (where) => sql`select counted.total, page.* from ${counted(where)}
    left join lateral (
      select ${columns} from ${enrolment} e where ${where} order by e.created_at desc, e.id desc ${window}
    ) as page on true order by page.created_at desc, page.id desc`,
	progress: (where) => sql`select counted.total, page.* from ${counted(where)}
    left join lateral (
      select * from (select ${columns} from ${enrolment} e where ${where}) as whole order by ${byProgress} ${window}
    ) as page on true order by ${byProgress}`,
}

const prepareSorts = (status: string, where: SQL) => ({
	newest: prepareRows<PageRow, Page>(`my learning ${status}`, orders.newest(where)),
	progress: prepareRows<PageRow, Page>(`my learning ${status} sorted`, orders.progress(where)),
})

const pages = Object.fromEntries(
	Object.entries(conditions).map(([status, condition]) => [
		status,
		prepareSorts(status, sql`${condition} and ${ofType} and ${ofOrder}`),
	]),
) as Record<LearningStatus | 'all', ReturnType<typeof prepareSorts>>

/** One page of what an account learns, and how much that is in all. */
export const findEnrolments = async (
	db: Db,
	status: LearningStatus | 'all',
	{ sort, ...page }: Page & { sort: LearningSort },
) => {
	const rows = await pages[status][sort](db, page)
	return { total: rows[0]!.total, rows: rows.filter((row) => row.id !== null) as EnrolmentRow[] }
}

const one = prepareRows<EnrolmentRow, { accountId: string; id: string }>(
	'my learning by id',
	sql`select ${columns} from ${enrolment} e where e.id = ${sql.placeholder('id')}::uuid and ${mine}`,
)

/** One enrolment of an account with its progress; undefined when it is not the account's. */
export const findEnrolment = async (
	db: Db,
	accountId: string,
	id: string,
): Promise<EnrolmentRow | undefined> => (await one(db, { accountId, id }))[0]

/** An account's enrolments, newest first, at most 500; of one resource if it is named. */
export const findTracks = (db: Db, accountId: string, resourceId: string | undefined) =>
	db
		.select()
		.from(enrolment)
		.where(
			and(
				eq(enrolment.accountId, accountId),
				resourceId ? eq(enrolment.resourceId, resourceId) : undefined,
			),
		)
		.orderBy(desc(enrolment.createdAt))
		.limit(500)

/** Narrows enrolments to a status or a course type. */
export type RegisterFilter = {
	status?: typeof enrolment.$inferSelect.status
	courseType?: string
}

/**
 * An account's enrolments by a where argument of the graph, newest first, and how many there are in
 * all.
 */
export const findRegisters = async (
	db: Db,
	accountId: string,
	args: ListArgs,
	only: RegisterFilter = {},
) => {
	const named = { id: enrolment.id, webinar_id: enrolment.resourceId, status: enrolment.status }
	const { limit, offset } = pageOf(args)
	return db
		.select({
			id: enrolment.id,
			resource_id: enrolment.resourceId,
			status: enrolment.status,
			created_at: sql<string>`${enrolment.createdAt}`,
			done_lessons: sql<number>`(select count(*)::int from ${lessonDone} d where d.enrolment_id = ${enrolment.id})`,
			total_lessons: sql<number>`(select count(*)::int from ${lesson} l where l.resource_id = ${enrolment.resourceId})`,
		})
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(
			and(
				eq(enrolment.accountId, accountId),
				...buildWhere(args.where, named),
				only.status ? eq(enrolment.status, only.status) : undefined,
				only.courseType ? eq(resource.courseType, only.courseType) : undefined,
			),
		)
		.orderBy(desc(enrolment.createdAt), desc(enrolment.id))
		.limit(limit)
		.offset(offset)
}

/** How many enrolments of an account a where argument finds. */
export const countRegisters = async (
	db: Db,
	accountId: string,
	args: ListArgs,
): Promise<number> => {
	const named = { id: enrolment.id, webinar_id: enrolment.resourceId, status: enrolment.status }
	return db.$count(
		enrolment,
		and(eq(enrolment.accountId, accountId), ...buildWhere(args.where, named)),
	)
}

/** Notes when a completed enrolment will count; null when nothing is due. */
export const setCompletesAt = async (tx: Db, id: string, completesAt: Date | null) => {
	await tx.update(enrolment).set({ completesAt }).where(eq(enrolment.id, id))
}

/** Enrolments that count now, the longest due first. */
export const findDue = async (db: Db, now: Date, most: number): Promise<string[]> => {
	const rows = await db
		.select({ id: enrolment.id })
		.from(enrolment)
		.where(lte(enrolment.completesAt, now))
		.orderBy(asc(enrolment.completesAt), asc(enrolment.id))
		.limit(most)
	return rows.map(({ id }) => id)
}

/** Locks an enrolment that is due; undefined when it is not any more. */
export const lockDue = async (tx: Db, id: string, now: Date) => {
	const [row] = await tx
		.select({ accountId: enrolment.accountId, resourceId: enrolment.resourceId })
		.from(enrolment)
		.where(and(eq(enrolment.id, id), lte(enrolment.completesAt, now)))
		.for('update')
	return row
}

import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { attendance, liveSession } from './live-session.tables.ts'

/** A live session that an account attended or missed. */
export type AttendanceRow = {
	id: string
	registration_id: string | null
	title: string
	course_type: string
	slug: string
	slugtitle: string
	starts_at: string
	minutes: number
	joined_at: string | null
}
type Page = { accountId: string; now: string; limit: number; offset: number }
type PageRow = { total: number; present: number; attended_minutes: number } & (
	| AttendanceRow
	| { id: null }
)

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const now = sql`${sql.placeholder('now')}::timestamptz`

const page = prepareRows<PageRow, Page>(
	'attendance',
	sql`with mine as (
      select s.id, e.id as registration_id, s.resource_id, s.starts_at, s.ends_at, a.joined_at,
        (extract(epoch from s.ends_at - s.starts_at) / 60)::int as minutes
      from ${liveSession} s
      left join ${enrolment} e on e.resource_id = s.resource_id and e.account_id = ${accountId}
        and e.status = 'confirmed'
      left join ${attendance} a on a.session_id = s.id and a.account_id = ${accountId}
      where s.cancelled_at is null
        and (s.resource_id in (select resource_id from ${enrolment} where account_id = ${accountId})
          or s.id in (select session_id from ${attendance} where account_id = ${accountId}))
        and (a.joined_at is not null or (e.created_at < s.ends_at and s.ends_at <= ${now}))
    ), counted as (
      select count(*)::int as total, count(joined_at)::int as present,
        coalesce(sum(minutes) filter (where joined_at is not null and ends_at <= ${now}), 0)::int as attended_minutes
      from mine
    ) select counted.*, shown.* from counted left join lateral (
      select m.id, m.registration_id, r.title, r.course_type, r.slug, r.slugtitle, m.starts_at, m.minutes, m.joined_at
      from mine m join ${resource} r on r.id = m.resource_id
      order by m.starts_at desc, m.id limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
    ) as shown on true order by shown.starts_at desc, shown.id`,
)

/** Attended and missed sessions of an account, the newest first, with the sums of all. */
export const findAttendance = async (db: Db, asked: Page) => {
	const rows = await page(db, asked)
	const { total, present, attended_minutes } = rows[0]!
	const shown = rows.filter((row): row is PageRow & AttendanceRow => row.id !== null)
	return { total, present, minutes: attended_minutes, rows: shown }
}

/** Attendance of what is over and not counted yet, the oldest first. */
export const findUncounted = (db: Db, before: Date, most: number) =>
	db
		.select({
			sessionId: attendance.sessionId,
			accountId: attendance.accountId,
			resourceId: liveSession.resourceId,
			endsAt: liveSession.endsAt,
		})
		.from(attendance)
		.innerJoin(liveSession, eq(liveSession.id, attendance.sessionId))
		.where(
			and(
				isNull(attendance.countedAt),
				isNull(liveSession.cancelledAt),
				lte(liveSession.endsAt, before),
			),
		)
		.orderBy(asc(liveSession.endsAt))
		.limit(most)

/** Claims attendance for counting; false when another process has. */
export const markCounted = async (
	tx: Db,
	{ sessionId, accountId: owner }: { sessionId: string; accountId: string },
	at: Date,
): Promise<boolean> =>
	(
		await tx
			.update(attendance)
			.set({ countedAt: at })
			.where(
				and(
					eq(attendance.sessionId, sessionId),
					eq(attendance.accountId, owner),
					isNull(attendance.countedAt),
				),
			)
			.returning({ one: sql`1` })
	).length === 1

import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import { DOORS_MS } from '#domain/learning/registration.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { attendance, liveSession } from './live-session.tables.ts'

/** A registration with what happens live; the session's columns are null where nothing does. */
export type RegistrationRow = {
	id: string
	resource_id: string
	status: 'confirmed' | 'pending'
	source: string
	created_at: string
	title: string
	summary: string
	instructor_name: string
	session_id: string | null
	starts_at: string
	ends_at: string
	cancelled_at: string | null
	join_url: string | null
	recording_url: string | null
	sequence: number
	changed_at: string
	change: 'moved' | 'cancelled' | 'restored' | null
	previous_starts_at: string
	previous_ends_at: string
	order_id: string | null
	joined_at: string | null
}

const mine = sql`e.id = ${sql.placeholder('id')}::uuid and e.account_id = ${sql.placeholder('accountId')}::uuid`
type Whose = { accountId: string; id: string }

const one = prepareRows<RegistrationRow, Whose>(
	'registration by id',
	sql`select e.id, e.resource_id, e.status, e.source, e.created_at, r.title, r.summary, r.instructor_name, s.id as session_id,
      s.starts_at, s.ends_at, s.cancelled_at, s.join_url, s.recording_url, s.sequence, s.changed_at,
      s.change, s.previous_starts_at, s.previous_ends_at, e.order_id, a.joined_at
    from ${enrolment} e join ${resource} r on r.id = e.resource_id
    left join ${liveSession} s on s.resource_id = e.resource_id
    left join ${attendance} a on a.session_id = s.id and a.account_id = e.account_id
    where ${mine}`,
)

/** One registration of an account; undefined when it is not the account's. */
export const findRegistration = async (
	db: Db,
	whose: Whose,
): Promise<RegistrationRow | undefined> => (await one(db, whose))[0]

const enter = prepare<
	{ join_url: string; joined_at: string },
	Whose & { now: string; opens: string }
>(
	'enter the room',
	sql`with open as (
      select s.id, e.account_id, s.join_url from ${enrolment} e join ${liveSession} s on s.resource_id = e.resource_id
      where ${mine} and e.status = 'confirmed' and s.cancelled_at is null and s.join_url is not null
        and s.starts_at <= ${sql.placeholder('opens')}::timestamptz and s.ends_at > ${sql.placeholder('now')}::timestamptz
      for share
    ), entered as (
      insert into ${attendance} (session_id, account_id, joined_at)
      select id, account_id, ${sql.placeholder('now')}::timestamptz from open
      on conflict (session_id, account_id) do update set joined_at = ${attendance}.joined_at
      returning joined_at
    ) select open.join_url, entered.joined_at from open, entered`,
)

/**
 * Notes who enters an open room, the first time only; undefined when it is not open to this
 * account.
 */
export const enterRoom = async (db: Db, whose: Whose, now: Date) => {
	const opens = new Date(now.getTime() + DOORS_MS).toISOString()
	return (await enter(db, { ...whose, now: now.toISOString(), opens }))[0]
}

/**
 * Deletes a registration that was not bought, with the lessons done, before its room opens; false
 * when there is none to delete.
 */
export const deleteRegistration = (db: Db, whose: Whose, now: Date): Promise<boolean> =>
	db.transaction(async (tx) => {
		const [row] = await tx
			.select({ id: enrolment.id })
			.from(enrolment)
			.innerJoin(liveSession, eq(liveSession.resourceId, enrolment.resourceId))
			.where(
				and(
					eq(enrolment.id, whose.id),
					eq(enrolment.accountId, whose.accountId),
					ne(enrolment.source, 'purchase'),
					gt(liveSession.startsAt, new Date(now.getTime() + DOORS_MS)),
					notExists(
						tx
							.select({ one: sql`1` })
							.from(attendance)
							.where(
								and(
									eq(attendance.sessionId, liveSession.id),
									eq(attendance.accountId, whose.accountId),
								),
							),
					),
				),
			)
			.for('update', { of: enrolment })
		if (!row) return false
		await tx.delete(lessonDone).where(eq(lessonDone.enrolmentId, row.id))
		await tx.delete(enrolment).where(eq(enrolment.id, row.id))
		return true
	})

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { attendance, liveSession } from './live-session.tables.ts'

/** The plan of a session. */
export type LiveSessionPlan = {
	startsAt: Date
	endsAt: Date
	joinUrl: string | null
	recordingUrl: string | null
	cancelled: boolean
	/** True if registrations without payment wait for a confirmation; undefined: unchanged. */
	needsConfirmation: boolean | undefined
}

const was = liveSession
const isOther = sql`((excluded.cancelled_at is null) <> (${was.cancelledAt} is null) or (excluded.cancelled_at is null
  and (excluded.starts_at, excluded.ends_at) is distinct from (${was.startsAt}, ${was.endsAt})))`
const change = sql`case when excluded.cancelled_at is not null then 'cancelled' when ${was.cancelledAt} is not null then 'restored'
  else 'moved' end`
const ifOther = (then: SQL, column: PgColumn) =>
	sql`case when ${isOther} then ${then} else ${column} end`

/**
 * Writes a session and the start that its resource shows; `sequence` rises when its cancellation
 * changes, or its time while it is not cancelled.
 */
export const upsertSession = (db: Db, resourceId: string, plan: LiveSessionPlan, now: Date) =>
	db.transaction(async (tx) => {
		const { cancelled, needsConfirmation, ...times } = plan
		const row = { ...times, resourceId, cancelledAt: cancelled ? now : null, changedAt: now }
		const [session] = await tx
			.insert(liveSession)
			.values(row)
			.onConflictDoUpdate({
				target: liveSession.resourceId,
				set: {
					startsAt: sql`excluded.starts_at`,
					endsAt: sql`excluded.ends_at`,
					joinUrl: sql`excluded.join_url`,
					recordingUrl: sql`excluded.recording_url`,
					cancelledAt: sql`excluded.cancelled_at`,
					sequence: sql`${liveSession.sequence} + (${isOther})::int`,
					changedAt: ifOther(sql`excluded.changed_at`, was.changedAt),
					change: ifOther(change, was.change),
					previousStartsAt: ifOther(sql`${was.startsAt}`, was.previousStartsAt),
					previousEndsAt: ifOther(sql`${was.endsAt}`, was.previousEndsAt),
				},
			})
			.returning()
		await tx
			.update(resource)
			.set({ startDate: plan.startsAt, needsConfirmation })
			.where(eq(resource.id, resourceId))
		if (plan.startsAt > now)
			await tx
				.delete(attendance)
				.where(and(eq(attendance.sessionId, session!.id), isNull(attendance.countedAt)))
		return session!
	})

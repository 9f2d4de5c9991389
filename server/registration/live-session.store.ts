import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { attendance, liveSession } from '#server/platform/database/schema/live.ts'

/** What is decided of a session. */
export type LiveSessionPlan = {
  startsAt: Date
  endsAt: Date
  joinUrl: string | null
  recordingUrl: string | null
  cancelled: boolean
}

/** The course type of a resource; undefined when there is none. */
export const findCourseType = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.select({ type: resource.courseType }).from(resource).where(eq(resource.id, id)))[0]
    ?.type

const isOther = sql`(${liveSession.startsAt}, ${liveSession.endsAt}, ${liveSession.cancelledAt} is null)
  is distinct from (excluded.starts_at, excluded.ends_at, excluded.cancelled_at is null)`

/** Writes a session and the start that its resource shows; `sequence` rises when time or cancellation changes. */
export const upsertSession = (db: Db, resourceId: string, plan: LiveSessionPlan, now: Date) =>
  db.transaction(async (tx) => {
    const { cancelled, ...times } = plan
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
          changedAt: sql`case when ${isOther} then excluded.changed_at else ${liveSession.changedAt} end`,
        },
      })
      .returning()
    await tx.update(resource).set({ startDate: plan.startsAt }).where(eq(resource.id, resourceId))
    if (plan.startsAt > now)
      await tx
        .delete(attendance)
        .where(and(eq(attendance.sessionId, session!.id), isNull(attendance.countedAt)))
    return session!
  })

import type { Deps } from '#server/platform/deps.ts'
import { drawCalendar } from '#server/registration/draw-calendar.ts'
import { findRegistration } from '#server/registration/registration.store.ts'
import { findCaller } from '#server/session/session.service.ts'

/**
 * The calendar file of a registration of whom a session's cookie names; undefined for anybody else, and for what happens at no time.
 * @param asked.refresh the cookie's refresh token
 */
export const readCalendarFile = async (
  deps: Deps,
  asked: { refresh: string | undefined; id: string; language: 'en' | 'hi' },
): Promise<string | undefined> => {
  const caller = await findCaller(deps, asked.refresh)
  if (!caller) return undefined
  const row = await findRegistration(deps.db, { accountId: caller.account.id, id: asked.id })
  if (!row?.session_id) return undefined
  return drawCalendar(
    {
      sessionId: row.session_id,
      title: row.title,
      summary: row.summary,
      instructor: row.instructor_name,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      cancelled: row.cancelled_at !== null,
      sequence: row.sequence,
      changedAt: new Date(row.changed_at),
      address: `${deps.config.publicUrl}/profile/registrations/${row.id}`,
    },
    asked.language,
  )
}

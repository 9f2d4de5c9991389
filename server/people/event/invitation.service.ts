import { findInvited } from '#server/people/event/invitation.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * NAV-08: the school that an invitation to the teacher programme greets.
 * @throws Problem 404 not-found when it is unknown or has ended; both are answered alike
 */
export const showInvitation = async (db: Db, token: string, now: Date) => {
  const invited = await findInvited(db, token, now)
  if (!invited) throw new Problem(404, 'not-found')
  return { school_name: invited.schoolName, expires_at: invited.expiresAt.toISOString() }
}

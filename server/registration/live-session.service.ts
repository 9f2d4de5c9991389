import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
  findCourseType,
  type LiveSessionPlan,
  upsertSession,
} from '#server/registration/live-session.store.ts'

const LIVE_TYPES = ['webinar', 'live_training', 'expert_masterclass', 'certification']
const LONGEST_MS = 12 * 3_600_000

/**
 * LIV-01: says when and where a resource happens live.
 * @throws Problem 404 not-found for what happens at no time, 409 session-invalid
 */
export const keepLiveSession = async (deps: Deps, resourceId: string, plan: LiveSessionPlan) => {
  const length = plan.endsAt.getTime() - plan.startsAt.getTime()
  if (!(length > 0 && length <= LONGEST_MS))
    throw new Problem(409, 'session-invalid', 'It ends after it begins, within twelve hours.')
  const type = await findCourseType(deps.db, resourceId)
  if (!type || !LIVE_TYPES.includes(type)) throw new Problem(404, 'not-found')
  const session = await upsertSession(deps.db, resourceId, plan, deps.clock())
  return {
    starts_at: session.startsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
    sequence: session.sequence,
  }
}

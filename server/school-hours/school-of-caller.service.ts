import type { Deps } from '#server/platform/deps.ts'
import { schoolOf } from '#server/school/school-of.rules.ts'
import { findCaller } from '#server/session/session.service.ts'

/** The school of whom a session’s cookie names; undefined when signed out. @throws Problem 403 forbidden without a school */
export const schoolOfCookie = async (
  deps: Deps,
  refresh: string | undefined,
): Promise<string | undefined> => {
  const caller = await findCaller(deps, refresh)
  return caller ? schoolOf(caller.account) : undefined
}

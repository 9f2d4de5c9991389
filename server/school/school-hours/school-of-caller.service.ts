import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * Returns the school of the session's account; undefined when signed out.
 * @throws Problem 403 forbidden for an account that acts for no school
 */
export const schoolOfCookie = async (
	deps: Deps,
	refresh: string | undefined,
): Promise<string | undefined> => {
	const caller = await findCaller(deps, refresh)
	if (!caller) return undefined
	if (!actsForSchool(caller.account.roles)) throw new Problem(403, 'forbidden')
	return schoolOf(caller.account)
}

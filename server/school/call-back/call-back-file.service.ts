import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { mayDecide } from '#domain/people/inbox.rules.ts'
import { findCaller, findVerifiedUntil } from '#server/people/session/session.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { csvFile } from '#server/platform/documents/csv.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type CallBackSearch, findCallBacks } from './call-back.store.ts'
import { callBackWords } from './call-back-words.ts'

const MOST = 5000

/**
 * CBK-07: returns call-back requests as CSV, one per row; undefined when signed out or
 * before the second factor.
 * @throws Problem 403 forbidden for those who handle no call-backs
 */
export const readCallBackFile = async (
	deps: Deps,
	refresh: string | undefined,
	{ language, ...asked }: CallBackSearch & { language: DocumentLanguage },
): Promise<string | undefined> => {
	const caller = await findCaller(deps, refresh)
	if (!caller) return undefined
	if (!mayDecide('call_back', caller.account.roles)) throw new Problem(403, 'forbidden')
	if (!(await findVerifiedUntil(deps.db, caller.sessionId, deps.clock()))) return undefined
	const { head, states } = callBackWords[language]
	const rows = await findCallBacks(deps.db, asked, { limit: MOST, offset: 0 })
	return csvFile([
		head,
		...rows.map(({ callBack: one, owner }) => [
			...[one.schoolName, one.fullName, one.email, one.mobile],
			...[one.preferredDay, one.preferredTime, one.purpose, one.currentUrl],
			...[indianDayOf(one.createdAt), states[one.state], owner?.name ?? '', one.note],
		]),
	])
}

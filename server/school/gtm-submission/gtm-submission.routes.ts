import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { handInGtmSubmission, listGtmSubmissions } from './gtm-submission.service.ts'

/** SCH-03: what schools hand in for the global teachers' meet. */
export const gtmSubmissionHandlers = (deps: Deps): Handlers => ({
	listGtmSubmissions: (call) => listGtmSubmissions(deps.db, requireAccount(call)),
	handInGtmSubmission: (call) => handInGtmSubmission(deps, requireAccount(call), call.body),
})

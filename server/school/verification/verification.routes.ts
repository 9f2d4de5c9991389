import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeSchoolDetails } from './school-details.service.ts'
import { decideVerification, listVerifications } from './verification.service.ts'

/** SCH-04: what a school says of itself, and what customer success decides about it. */
export const verificationHandlers = (deps: Deps): Handlers => ({
	listVerifications: ({ query }) => listVerifications(deps, query.id),
	changeSchoolDetails: (call) =>
		changeSchoolDetails(deps, requireAccount(call).schoolId, call.body),
	decideVerification: (call) => {
		const { decision, reason = '' } = call.body
		return decideVerification(deps, requireAccount(call).id, {
			id: call.params.id,
			decision,
			reason,
		})
	},
})

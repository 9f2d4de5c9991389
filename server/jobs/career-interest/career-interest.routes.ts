import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { submitCareerInterest } from './career-interest.service.ts'

const answerOf = (id: string) => ({ status: true, response: { id } })

/** NDG-05: the career-interest form. */
export const careerInterestHandlers = (deps: Deps): Handlers => ({
	submitCareerInterest: async (call) => {
		const { id: accountId } = requireAccount(call)
		const given = { accountId, form: call.body, now: deps.clock() }
		return answerOf(
			await submitCareerInterest(deps.db, given, (tx, id) => call.keepAnswer(tx, answerOf(id))),
		)
	},
})

import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	isQuestionnaireDone,
	listRecommendations,
	submitQuestionnaire,
} from './recommendation.service.ts'

/** CAT-09, NDG-02, NDG-04: recommendations and the questionnaire that they come from. */
export const recommendationHandlers = (deps: Deps): Handlers => ({
	listRecommendations: ({ query, account }) =>
		listRecommendations(deps, account?.id ?? null, query),

	isWizardCompleted: (call) => isQuestionnaireDone(deps.db, requireAccount(call).id),

	submitWizard: async (call) => {
		const { id: accountId } = requireAccount(call)
		await submitQuestionnaire(deps.db, { accountId, answers: call.body, now: deps.clock() })
		const { data } = await listRecommendations(deps, accountId, { limit: 9 })
		return { status: true, response: { data } }
	},
})

import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { benefitOf, offeredPlans, subscriptionOf, termsOf } from './subscription.service.ts'

/** WAL-02, WAL-03: the account's plan and its benefits by kind; NAV-09: the available plans. */
export const subscriptionHandlers = (deps: Deps): Handlers => {
	const benefit = (call: Parameters<typeof requireAccount>[0], courseType: string) =>
		benefitOf(deps.db, requireAccount(call).id, courseType, deps.clock())
	return {
		listPlans: async () => ({ data: await offeredPlans(deps.db) }),
		listPlanTerms: async (call) => ({
			data: await termsOf(deps.db, requireAccount(call).id, deps.clock()),
		}),
		getSubscription: async (call) => ({
			status: true,
			code: 200,
			response: await subscriptionOf(deps.db, requireAccount(call).id, deps.clock()),
		}),
		getTqBenefits: (call) => benefit(call, 'tq'),
		getSpcBenefits: (call) => benefit(call, 'self_paced'),
		getMasterclassBenefits: (call) => benefit(call, 'expert_masterclass'),
		getLivetrainingBenefits: (call) => benefit(call, 'live_training'),
	}
}

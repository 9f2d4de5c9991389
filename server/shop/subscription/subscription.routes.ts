import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  changePlan,
  createPlan,
  givePlan,
  listDeskPlans,
} from '#server/shop/subscription/plan.service.ts'
import {
  benefitOf,
  offeredPlans,
  subscriptionOf,
} from '#server/shop/subscription/subscription.service.ts'

/**
 * WAL-02, WAL-03: the account's plan and its benefits by kind; NAV-09: the available plans, which
 * the desk makes, changes and gives.
 */
export const subscriptionHandlers = (deps: Deps): Handlers => {
  const benefit = (call: Parameters<typeof requireAccount>[0], courseType: string) =>
    benefitOf(deps.db, requireAccount(call).id, courseType, deps.clock())
  return {
    listPlans: async () => ({ data: await offeredPlans(deps.db) }),
    getSubscription: async (call) => ({
      status: true,
      code: 200,
      response: await subscriptionOf(deps.db, requireAccount(call).id, deps.clock()),
    }),
    getTqBenefits: (call) => benefit(call, 'tq'),
    getSpcBenefits: (call) => benefit(call, 'self_paced'),
    getMasterclassBenefits: (call) => benefit(call, 'expert_masterclass'),
    getLivetrainingBenefits: (call) => benefit(call, 'live_training'),
    listDeskPlans: () => listDeskPlans(deps),
    createPlan: (call) => createPlan(deps, requireAccount(call), call.body),
    changePlan: (call) => changePlan(deps, requireAccount(call), call.params.id, call.body),
    givePlan: (call) => {
      const email = call.body.email.toLowerCase()
      return givePlan(deps, requireAccount(call), call.params.id, { ...call.body, email })
    },
  }
}

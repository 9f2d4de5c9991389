import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changePlan, createPlan, givePlan, listDeskPlans } from './plan.service.ts'
import { givePlanSeats } from './plan-seats.service.ts'

/** WAL-02: plans are made, changed and given. */
export const planHandlers = (deps: Deps): Handlers => ({
	listDeskPlans: () => listDeskPlans(deps),
	createPlan: (call) => createPlan(deps, requireAccount(call), call.body),
	changePlan: (call) => changePlan(deps, requireAccount(call), call.params.id, call.body),
	givePlan: (call) => {
		const given = { ...call.body, email: call.body.email.toLowerCase() }
		return givePlan(deps, requireAccount(call), call.params.id, given)
	},
	givePlanSeats: (call) => {
		const { email, quantity, ends_at: endsAt } = call.body
		const given = { email: email.toLowerCase(), quantity, endsAt: new Date(endsAt) }
		return givePlanSeats(deps, requireAccount(call), call.params.id, given)
	},
})

import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	additionalPercent,
	nextPercents,
	remainingOf,
} from '#server/shop/subscription/subscription.rules.ts'
import {
	countIncludedUsed,
	findPlan,
	findPlans,
} from '#server/shop/subscription/subscription.store.ts'

const nothing = {
	status: false,
	response: {
		included: 0,
		used: 0,
		remaining: 0,
		additional_purchases: { discount: 0 },
		assignment_id: null,
	},
}

/** WAL-03: what the account's plan gives of one course type. */
export const benefitOf = async (db: Db, accountId: string, courseType: string, now: Date) => {
	const running = await findPlan(db, accountId, now)
	if (!running) return nothing
	const plan = {
		isFree: running.plan.isFree,
		benefits: running.plan.benefits,
		used: await countIncludedUsed(db, accountId),
	}
	const included = plan.benefits[courseType]?.included ?? 0
	const remaining = remainingOf(plan, courseType)
	return {
		status: true,
		response: {
			included,
			used: included - remaining,
			remaining,
			additional_purchases: { discount: additionalPercent(plan, courseType) },
			assignment_id: running.term.assignmentId,
		},
	}
}

/**
 * WAL-02: returns the account's running plan in the contract's shape; an empty list without one.
 */
export const subscriptionOf = async (db: Db, accountId: string, now: Date) => {
	const running = await findPlan(db, accountId, now)
	if (!running) return []
	const { id, slug, name, isFree, price, benefits } = running.plan
	const { assignmentId, startsAt, endsAt } = running.term
	const plans = {
		id,
		slug,
		name,
		is_free: isFree,
		price,
		benefits,
		percents: nextPercents({ isFree, benefits, used: await countIncludedUsed(db, accountId) }),
		assignment_id: assignmentId,
		starts_at: startsAt.toISOString(),
		ends_at: endsAt.toISOString(),
	}
	return [{ plans }]
}

/** NAV-09: the plans as they are offered. */
export const offeredPlans = async (db: Db) => {
	const plans = await findPlans(db)
	return plans.map(({ id, slug, name, isFree, price, benefits }) => ({
		id,
		slug,
		name,
		is_free: isFree,
		price,
		benefits,
	}))
}

/**
 * Accepts an assignment of the plan that runs for an account now.
 * @throws Problem 404 not-found for any other
 */
export const requireAssignment = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	accountId: string,
	assignmentId: string,
): Promise<void> => {
	const running = await findPlan(db, accountId, clock())
	if (running?.term.assignmentId !== assignmentId)
		throw new Problem(404, 'not-found', 'No plan of yours with this assignment runs now.')
}

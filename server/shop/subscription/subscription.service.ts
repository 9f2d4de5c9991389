import { mayBuyPlan, nextTerm } from '#domain/shop/plan-term.rules.ts'
import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { additionalPercent, nextPercents, remainingOf } from './subscription.rules.ts'
import {
	countIncludedUsed,
	endOfOrder,
	findOfOrder,
	findPlan,
	findPlans,
	findTerms,
	insertBought,
} from './subscription.store.ts'

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
		used: await countIncludedUsed(db, accountId, running.term.startsAt),
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
		percents: nextPercents({
			isFree,
			benefits,
			used: await countIncludedUsed(db, accountId, startsAt),
		}),
		assignment_id: assignmentId,
		starts_at: startsAt.toISOString(),
		ends_at: endsAt.toISOString(),
	}
	return [{ plans }]
}

/** NAV-09: the plans as they are offered. */
export const offeredPlans = async (db: Db) => {
	const plans = await findPlans(db)
	return plans.map(({ id, slug, name, isFree, forSchools, price, benefits }) => ({
		...{ id, slug, name, is_free: isFree, for_schools: forSchools, price, benefits },
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

type Held = Awaited<ReturnType<typeof findTerms>>

/** The end of the last term that gives a plan: a term of the plan, or any seat of the school. */
const heldUntilOf = (terms: Held, planId: string): Date | null =>
	terms.find(({ plan, isOfSchool }) => plan.id === planId || isOfSchool)?.term.endsAt ?? null

/** 29.6: the terms of an account that have not ended, the one that ends last first. */
export const termsOf = async (db: Db, accountId: string, now: Date) => {
	const terms = await findTerms(db, accountId, now)
	return terms.map(({ plan, term, isOfSchool }) => ({
		id: term.id,
		plan_id: plan.id,
		name: plan.name,
		is_of_school: isOfSchool,
		starts_at: term.startsAt.toISOString(),
		ends_at: term.endsAt.toISOString(),
	}))
}

/** 29.6: true if an account has a plan for so long that it cannot be bought again. */
export const holdsPlan = async (
	db: Db,
	{ accountId, planId }: { accountId: string; planId: string },
	now: Date,
): Promise<boolean> => !mayBuyPlan(heldUntilOf(await findTerms(db, accountId, now), planId), now)

/**
 * 29.6: begins the term that an order paid for, when the present one ends, inside a transaction
 * that holds the account.
 */
export const beginBought = async (
	tx: Db,
	bought: { accountId: string; planId: string; orderId: string },
	now: Date,
): Promise<void> => {
	const terms = await findTerms(tx, bought.accountId, now)
	await insertBought(tx, { ...bought, ...nextTerm(heldUntilOf(terms, bought.planId), now) })
}

/** INV-03: ends the term that an order paid for, because its money goes back. */
export const endBought = endOfOrder

/**
 * INV-03: the plan of an order as the rules of refunds judge it; nothing for an order without one.
 * It counts as begun once something was got through it.
 */
export const refundItemOf = async (db: Db, orderId: string) => {
	const bought = await findOfOrder(db, orderId)
	if (!bought) return []
	const done = bought.used > 0 ? 1 : 0
	return [{ courseType: PLAN_TYPE, startDate: null, cancelled: false, lessons: 1, done }]
}

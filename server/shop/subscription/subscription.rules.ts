import type { PlanBenefits } from '#domain/shop/plan.rules.ts'

/** A running plan's benefits, and the number of items of each course type obtained with it. */
export type RunningPlan = {
	isFree: boolean
	benefits: PlanBenefits
	used: Readonly<Record<string, number>>
}

/** How many things of a type the plan still includes. */
export const remainingOf = ({ benefits, used }: RunningPlan, courseType: string): number =>
	Math.max(0, (benefits[courseType]?.included ?? 0) - (used[courseType] ?? 0))

/**
 * Returns the plan's discount in percent on a course type beyond the included courses; 0 for a free
 * plan (CRD-08).
 */
export const additionalPercent = ({ isFree, benefits }: RunningPlan, courseType: string): number =>
	isFree ? 0 : (benefits[courseType]?.additional_purchases?.discount ?? 0)

const nextPercent = (plan: RunningPlan, courseType: string, remaining: number) =>
	remaining > 0 ? 100 : additionalPercent(plan, courseType)

/**
 * CRD-08: returns the plan's discount in percent on the next item of each named course type; 100
 * while it includes one.
 */
export const nextPercents = (plan: RunningPlan): Record<string, number> =>
	Object.fromEntries(
		Object.keys(plan.benefits).map((type) => [
			type,
			nextPercent(plan, type, remainingOf(plan, type)),
		]),
	)

/**
 * CRD-08, PUR-03: returns the plan's discount in percent (0 to 100) by product id: 100 while the
 * plan includes such a course, else its additional-purchase discount. Free products use up nothing.
 */
export const planPercents = (
	plan: RunningPlan | null,
	products: readonly { id: string; courseType: string; price: number | null }[],
): Map<string, number> => {
	const percents = new Map<string, number>()
	if (!plan) return percents
	const left = new Map<string, number>()
	for (const { id, courseType, price } of products) {
		if (!price) continue
		const remaining = left.get(courseType) ?? remainingOf(plan, courseType)
		left.set(courseType, Math.max(0, remaining - 1))
		percents.set(id, nextPercent(plan, courseType, remaining))
	}
	return percents
}

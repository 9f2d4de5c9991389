import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import type { PlanBenefits } from '#openapi/v1.gen.ts'

/** The name of what a plan gives something of: a course type, or the teaching quotient test. */
export const benefitLabel = (type: string): string =>
	type === 'tq' ? m.plan_tq() : courseTypeLabel(type)

/** Returns a plan's benefit for a kind in words: `2 included, then 20 % off`. */
export const benefitWords = (benefit: PlanBenefits[string] | undefined): string => {
	const { included: count = 0, additional_purchases: further } = benefit ?? {}
	const percent = further?.discount ?? 0
	if (count > 0 && percent > 0) return m.plan_included_off({ count, percent })
	if (count > 0) return m.plan_included({ count })
	return percent > 0 ? m.plan_off({ percent }) : m.plan_nothing()
}

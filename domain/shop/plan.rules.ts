import { couponTypes } from '#domain/shop/coupon.rules.ts'

/** Kinds of things that a plan gives something of: all that is sold, and the test of skills. */
export const planTypes = [...couponTypes, 'tq'] as const

export type PlanType = (typeof planTypes)[number]

/** Benefits of a plan by kind (WAL-02); percents are whole numbers. */
export type PlanBenefits = Readonly<
	Record<string, { included?: number; additional_purchases?: { discount: number } }>
>

/** Terms of a plan that the desk decides. */
export type PlanTerms = {
	name: string
	/** True if it costs nothing; it then takes nothing off further purchases (CRD-08). */
	is_free: boolean
	/** Paise; 0 for a free plan. */
	price: number
	/** True if schools buy it by the seat, and teachers do not. */
	for_schools: boolean
	/** True if it is on the page of plans. It stays with its holders either way. */
	offered: boolean
	benefits: PlanBenefits
}

/** Most characters of texts, and the largest numbers; the price is in paise. */
export const planLimits = { slug: 40, name: 60, price: 100_000_000, included: 1000 } as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An error of a plan: the field, or what it gives of a kind. */
export type PlanFault = 'slug' | 'name' | 'price' | `included ${PlanType}` | `percent ${PlanType}`

const isBetween = (value: number, least: number, most: number) =>
	Number.isInteger(value) && value >= least && value <= most

const benefitFaults = ({ is_free: isFree, benefits }: PlanTerms): PlanFault[] =>
	planTypes.flatMap((type): PlanFault[] => {
		const { included = 0, additional_purchases: further } = benefits[type] ?? {}
		const percent = further?.discount ?? 0
		return [
			...(isBetween(included, 0, planLimits.included) ? [] : [`included ${type}` as const]),
			...(isBetween(percent, 0, isFree ? 0 : 100) ? [] : [`percent ${type}` as const]),
		]
	})

/** Returns the errors of a plan, in the order of its fields. */
export const planFaultsOf = (slug: string, terms: PlanTerms): PlanFault[] => {
	const name = terms.name.trim()
	const isPriced = isBetween(terms.price, 100, planLimits.price)
	return [
		...(slug.length <= planLimits.slug && SLUG.test(slug) ? [] : ['slug' as const]),
		...(name !== '' && name.length <= planLimits.name ? [] : ['name' as const]),
		...((terms.is_free ? terms.price === 0 : isPriced) ? [] : ['price' as const]),
		...benefitFaults(terms),
	]
}

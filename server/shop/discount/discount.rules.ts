import type { Audience } from '#domain/shop/coupon.rules.ts'
import { appliesToType, type Discount, reachesMinimum } from '#domain/shop/purchase.rules.ts'

/** Why a promo code does not lower this order; the client has the sentence for each. */
export type PromoRefusal =
	| 'promo-unknown'
	| 'promo-not-started'
	| 'promo-expired'
	| 'promo-exhausted'
	| 'promo-minimum-not-met'
	| 'promo-not-applicable'
	| 'promo-not-for-you'
	| 'promo-used-before'

/** When and how often a discount may be used. */
export type Availability = {
	startsAt: Date | null
	endsAt: Date | null
	maxUses: number | null
	used: number
}

/** PRM-01: whether a code can be used at all, now. */
export const refusalOfAvailability = (
	found: Availability | undefined,
	now: Date,
): PromoRefusal | null => {
	if (!found) return 'promo-unknown'
	if (found.startsAt && found.startsAt > now) return 'promo-not-started'
	if (found.endsAt && found.endsAt <= now) return 'promo-expired'
	if (found.maxUses !== null && found.used >= found.maxUses) return 'promo-exhausted'
	return null
}

/** Facts about a person that decide for whom a discount is (DSK-10). */
export type Person = {
	/** Orders of the person that use or used the discount. */
	uses: number
	hasOrdered: boolean
	isOfSchool: boolean
}

/**
 * DSK-10: whether a discount is for a person; null for a visitor, whom only a discount for
 * everybody lowers the price for.
 */
export const refusalOfPerson = (
	{ audience, perPerson }: { audience: Audience; perPerson: number | null },
	person: Person | null,
): PromoRefusal | null => {
	if (audience === 'first_order' && person?.hasOrdered !== false) return 'promo-not-for-you'
	if (audience === 'school_teachers' && !person?.isOfSchool) return 'promo-not-for-you'
	return perPerson !== null && (person?.uses ?? 0) >= perPerson ? 'promo-used-before' : null
}

/** PUR-07, PRM-03: whether it lowers these things; `price` is the list price in paise. */
export const refusalOfOrder = (
	discount: Discount,
	items: readonly { courseType: string; price: number | null }[],
): PromoRefusal | null => {
	const eligible = items.filter((item) => appliesToType(discount, item.courseType))
	if (eligible.length === 0) return 'promo-not-applicable'
	const price = eligible.reduce((sum, item) => sum + (item.price ?? 0), 0)
	return reachesMinimum(discount, price) ? null : 'promo-minimum-not-met'
}

/** The server's own messages, for clients that show them unchanged (PRM-02). */
export const messageOfRefusal: Record<PromoRefusal, string> = {
	'promo-unknown': 'This promo code does not exist',
	'promo-not-started': 'This promo code is not valid yet',
	'promo-expired': 'This promo code has expired',
	'promo-exhausted': 'This promo code has been used up',
	'promo-minimum-not-met': 'Your order is below the minimum for this promo code',
	'promo-not-applicable': 'This promo code is not valid for this course',
	'promo-not-for-you': 'This promo code is for other buyers',
	'promo-used-before': 'You have used this promo code already',
}

/** Returns true if a code of a problem or rejection is about the promo code. */
export const isPromoRefusal = (code: string): code is PromoRefusal => code in messageOfRefusal

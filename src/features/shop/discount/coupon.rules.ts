import type { OfferedDiscount as Coupon } from '#openapi/v1.gen.ts'

/**
 * Sorts coupons: applicable ones first, then by saving; otherwise in the server's order (PRM-03).
 */
export const bySaving = (coupons: readonly Coupon[]): Coupon[] =>
	coupons.toSorted(
		(a, b) => Number(b.applies) - Number(a.applies) || (b.saving ?? 0) - (a.saving ?? 0),
	)

/** The coupon that saves most on this order; null where none saves anything (PRM-03). */
export const bestOf = (coupons: readonly Coupon[]): Coupon | null => {
	const [first] = bySaving(coupons)
	return first?.applies && first.saving ? first : null
}

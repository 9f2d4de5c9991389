import { priceWithGst } from '#domain/shop/purchase.rules.ts'

/** Parts of an order before GST, and its total with GST; money in paise. */
export type NetOrder = {
	price: number
	plan_discount: number
	discount: number
	/** With GST, rounded, less coins. */
	total: number
	/** The part paid with coins. */
	paidWithCoins: number
}

/** The same order as a buyer reads it: every amount with GST, in whole rupees. */
export type GrossOrder = { price: number; planDiscount: number; discount: number }

/**
 * Returns price and discounts of an order with GST, so that price − discounts − coins is its total
 * (CRD-04). A discount is the difference it makes to the total; rounding is part of the price.
 */
export const grossOf = ({
	price,
	plan_discount,
	discount,
	total,
	paidWithCoins,
}: NetOrder): GrossOrder => {
	const afterPlan = priceWithGst(price - plan_discount)
	const planDiscount = priceWithGst(price) - afterPlan
	const taken = afterPlan - priceWithGst(price - plan_discount - discount)
	return { price: total + paidWithCoins + taken + planDiscount, planDiscount, discount: taken }
}

/**
 * Returns the difference between a total and the sum of its rounded lines (whole rupees), in paise.
 */
export const roundingOf = (total: number, lines: readonly number[]): number =>
	total - lines.reduce((sum, line) => sum + line, 0)

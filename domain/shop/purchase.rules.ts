/** Percent of goods and services tax on digital learning (PUR-02). */
export const GST_PERCENT = 18

/** Value of one coin, in paise (WAL-01). */
export const PAISE_PER_COIN = 100

/**
 * A discount as the API returns it; older ones nest the terms one level deeper (PUR-02). Amounts in
 * paise.
 */
export type Discount = {
	code: string
	title: string
	is_percentage: boolean
	percent: number | null
	amount: number | null
	max_amount: number | null
	minimum_order: number | null
	discount_type: string
	category: string | null
	discount?: Partial<Discount> | null
}

/**
 * An item to buy: list price in paise (null is free) and the plan's discount in percent (0 to 100).
 */
export type PricedItem = {
	resourceId: string
	courseType: string
	price: number | null
	planPercent: number
}

/** A line of a quote, in paise. `total` is its share of the order before rounding and coins. */
export type QuoteLine = {
	resourceId: string
	price: number
	planDiscount: number
	discount: number
	gst: number
	total: number
}

/**
 * The whole quote in paise. `coins` is the number of coins spent, `rounding` the amount added to
 * reach whole rupees.
 */
export type Quote = {
	lines: QuoteLine[]
	price: number
	planDiscount: number
	discount: number
	gst: number
	rounding: number
	coins: number
	total: number
	route: 'free' | 'paid'
}

const share = (amount: number, percent: number) => Math.round((amount * percent) / 100)

const gstOn = (taxable: number) => share(taxable, GST_PERCENT)

/** The nearest whole rupees, in paise. */
export const inWholeRupees = (paise: number) => Math.round(paise / 100) * 100

/**
 * CRD-04: returns a price with GST in whole rupees, as paise: the total of an order of this item
 * (PUR-02).
 */
export const priceWithGst = (price: number): number => inWholeRupees(price + gstOn(price))

/** CRD-08: what a price in paise becomes with the percent that a plan takes off. */
export const planPriceOf = (price: number, percent: number): number => price - share(price, percent)

/**
 * Returns the terms of a discount; those of a nested discount object count as top-level (PUR-02).
 */
export const termsOf = (discount: Discount): Discount =>
	discount.discount ? { ...discount, ...discount.discount, discount: null } : discount

/**
 * A bundles discount applies to its category only; every other discount to every type (PRM-03). A
 * plan has one price for everybody (29.6).
 */
export const appliesToType = (discount: Discount, courseType: string): boolean => {
	if (courseType === PLAN_TYPE) return false
	const terms = termsOf(discount)
	return !terms.discount_type.endsWith('_bundles') || terms.category === courseType
}

/** PUR-07: an order below the discount's minimum (paise) does not get it. */
export const reachesMinimum = (discount: Discount, price: number): boolean =>
	price >= (termsOf(discount).minimum_order ?? 0)

/**
 * PUR-02: returns the discount in paise: for a percentage max_amount if set, else the percent of
 * the price; for a fixed one its amount; at most the price.
 */
export const discountOn = (discount: Discount, price: number): number => {
	const terms = termsOf(discount)
	const wished = terms.is_percentage
		? (terms.max_amount ?? share(price, terms.percent ?? 0))
		: (terms.amount ?? 0)
	return Math.max(0, Math.min(price, wished))
}

/** Splits an amount by weights into whole paise that add up exactly (largest remainder). */
const spread = (amount: number, weights: number[]): number[] => {
	const sum = weights.reduce((a, b) => a + b, 0)
	if (sum === 0) return weights.map(() => 0)
	const exact = weights.map((weight) => (amount * weight) / sum)
	const parts = exact.map(Math.floor)
	let left = amount - parts.reduce((a, b) => a + b, 0)
	const order = exact.map((value, i) => ({ i, rest: value - parts[i]! }))
	order.sort((a, b) => b.rest - a.rest || a.i - b.i)
	for (const { i } of order) if (left-- > 0) parts[i]! += 1
	return parts
}

/**
 * PUR-02, PUR-03: prices an order: plan discount, then the coupon on what it applies to, then GST.
 * The sum is rounded to whole rupees (section 170 of the CGST Act), so that the shown price is
 * charged. Coins come off last.
 * @param coins coins to spend; cut to the total and the wallet's balance
 */
export const quoteOf = (order: {
	items: PricedItem[]
	discount?: Discount | null
	coins?: number
	coinsAvailable?: number
}): Quote => {
	const prices = order.items.map((item) => item.price ?? 0)
	const planDiscounts = order.items.map((item, i) => share(prices[i]!, item.planPercent))
	const eligible = order.items.map((item, i) =>
		order.discount && appliesToType(order.discount, item.courseType)
			? prices[i]! - planDiscounts[i]!
			: 0,
	)
	const base = eligible.reduce((a, b) => a + b, 0)
	const discounts = spread(order.discount ? discountOn(order.discount, base) : 0, eligible)
	const lines = order.items.map((item, i): QuoteLine => {
		const taxable = prices[i]! - planDiscounts[i]! - discounts[i]!
		const gst = gstOn(taxable)
		return {
			resourceId: item.resourceId,
			price: prices[i]!,
			planDiscount: planDiscounts[i]!,
			discount: discounts[i]!,
			gst,
			total: taxable + gst,
		}
	})
	const sum = (field: 'price' | 'planDiscount' | 'discount' | 'gst' | 'total') =>
		lines.reduce((total, line) => total + line[field], 0)
	const rounded = inWholeRupees(sum('total'))
	const coins = Math.max(
		0,
		Math.min(order.coins ?? 0, order.coinsAvailable ?? 0, rounded / PAISE_PER_COIN),
	)
	const total = rounded - coins * PAISE_PER_COIN
	return {
		lines,
		price: sum('price'),
		planDiscount: sum('planDiscount'),
		discount: sum('discount'),
		gst: sum('gst'),
		rounding: rounded - sum('total'),
		coins,
		total,
		route: total === 0 ? 'free' : 'paid',
	}
}

/** The type of a plan in an order (29.6); a plan is ordered alone. */
export const PLAN_TYPE = 'plan'

/** Types that are sold elsewhere: an affiliated product leads to its maker's shop. */
export const TYPES_NOT_SOLD: readonly string[] = ['affiliated_product']

/** Returns true if a course type can be ordered or enrolled in. The cart takes fewer types. */
export const isSold = (courseType: string): boolean => !TYPES_NOT_SOLD.includes(courseType)

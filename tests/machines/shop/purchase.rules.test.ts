import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
	appliesToType,
	type Discount,
	discountOn,
	isSold,
	planPriceOf,
	priceWithGst,
	quoteOf,
	reachesMinimum,
} from '#domain/shop/purchase.rules.ts'
import { expectEvery } from '../../expect-every.ts'

const discount = (terms: Partial<Discount>): Discount => ({
	code: 'CODE',
	title: 'A discount',
	is_percentage: false,
	percent: null,
	amount: null,
	max_amount: null,
	minimum_order: null,
	discount_type: 'retail',
	category: null,
	...terms,
})
const item = (price: number | null, planPercent = 0, courseType = 'self_paced') => ({
	resourceId: `p${price}`,
	courseType,
	price,
	planPercent,
})

it('PUR-02 ₹999 with GST is ₹1,179, rounded to whole rupees', () => {
	const { price, gst, rounding, total, route } = quoteOf({ items: [item(99900)] })
	expect({ price, gst, rounding, total, route }).toEqual({
		price: 99900,
		gst: 17982,
		rounding: 18,
		total: 117900,
		route: 'paid',
	})
})

it('CRD-04 PUR-02 CRD-08 a price with GST is the total of an order of that one thing, with a plan too', () => {
	expect([priceWithGst(29_900), priceWithGst(99_900), priceWithGst(0)]).toEqual([
		35_300, 117_900, 0,
	])
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 10_000_000 }),
			fc.integer({ min: 0, max: 100 }),
			(price, percent) => {
				expect(priceWithGst(planPriceOf(price, percent))).toBe(
					quoteOf({ items: [item(price, percent)] }).total,
				)
			},
		),
	)
})

it.each([
	['percent of the price', { is_percentage: true, percent: 20 }, 20000],
	['max_amount when it is set', { is_percentage: true, percent: 20, max_amount: 15000 }, 15000],
	['max_amount of nothing', { is_percentage: true, percent: 20, max_amount: 0 }, 0],
	['a fixed amount', { amount: 5000 }, 5000],
	['never more than the price', { amount: 500000 }, 100000],
	['nested terms', { discount: { is_percentage: true, percent: 10 } }, 10000],
])('PUR-02 a discount takes %s', (_, terms, taken) => {
	expect(discountOn(discount(terms), 100000)).toBe(taken)
})

it('PUR-07 PRM-03 a discount below its minimum or of another category does not apply', () => {
	expect([
		reachesMinimum(discount({ minimum_order: 50000 }), 49999),
		reachesMinimum(discount({ minimum_order: 50000 }), 50000),
		appliesToType(discount({ discount_type: 'vidya_bundles', category: 'bundle' }), 'self_paced'),
		appliesToType(discount({ discount_type: 'vidya_bundles', category: 'bundle' }), 'bundle'),
	]).toEqual([false, true, false, true])
})

it('PUR-03 CRD-08 a plan that includes a course makes it free; a plan percent comes before the coupon', () => {
	expect(quoteOf({ items: [item(99900, 100)] }).route).toBe('free')
	const halved = quoteOf({
		items: [item(100000, 20)],
		discount: discount({ is_percentage: true, percent: 50 }),
	})
	expect([halved.planDiscount, halved.discount, halved.total]).toEqual([20000, 40000, 47200])
})

it('PUR-02 WAL-01 for every order: nothing is negative, the discount is within the price, the lines add up', () => {
	const orders = fc.record({
		items: fc.array(
			fc.record({
				resourceId: fc.uuid(),
				courseType: fc.constantFrom('self_paced', 'bundle'),
				price: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
				planPercent: fc.integer({ min: 0, max: 100 }),
			}),
			{ minLength: 1, maxLength: 8 },
		),
		coins: fc.integer({ min: 0, max: 100_000 }),
		coinsAvailable: fc.integer({ min: 0, max: 100_000 }),
		amount: fc.integer({ min: 0, max: 9_000_000 }),
	})
	fc.assert(
		fc.property(orders, ({ amount, ...order }) => {
			const quote = quoteOf({ ...order, discount: discount({ amount }) })
			const parts = quote.lines.reduce((sum, line) => sum + line.total, 0)
			expect(quote.total).toBeGreaterThanOrEqual(0)
			expect(quote.discount).toBeLessThanOrEqual(quote.price)
			expect(quote.coins).toBeLessThanOrEqual(Math.min(order.coins, order.coinsAvailable))
			expect(quote.total + quote.coins * 100).toBe(parts + quote.rounding)
			expect((quote.total + quote.coins * 100) % 100).toBe(0)
			expect(Math.abs(quote.rounding)).toBeLessThanOrEqual(50)
			expect(quote.route).toBe(quote.total === 0 ? 'free' : 'paid')
		}),
	)
})

it('PUR-02 CRD-08 parts of a percent are rounded to the nearest paisa', () => {
	expect([planPriceOf(10_003, 33), planPriceOf(10_005, 10)]).toEqual([6702, 9004])
	const { gst, planDiscount, lines } = quoteOf({ items: [item(10_003, 33)] })
	expect([planDiscount, gst, lines[0]!.total]).toEqual([3301, 1206, 7908])
	expect(discountOn(discount({ is_percentage: true, percent: 15 }), 10_003)).toBe(1500)
	expect(discountOn(discount({ is_percentage: true, percent: 15 }), 10_004)).toBe(1501)
})

it('PUR-02 a coupon is spread over the lines that it applies to, to the last paisa', () => {
	const bundles = discount({ discount_type: 'vidya_bundles', category: 'bundle', amount: 1000 })
	const { lines, discount: taken } = quoteOf({
		items: [item(10_000, 0, 'bundle'), item(10_000), item(20_001, 0, 'bundle')],
		discount: bundles,
	})
	expect([lines.map((line) => line.discount), taken]).toEqual([[333, 0, 667], 1000])
	const spread = (amount: number, prices: number[]) =>
		quoteOf({
			items: prices.map((price) => item(price)),
			discount: discount({ amount }),
		}).lines.map((line) => line.discount)
	expect([spread(10, [2000, 5000]), spread(10, [3000, 3000, 3000])]).toEqual([
		[3, 7],
		[4, 3, 3],
	])
})

it('CRD-07 everything but an affiliated product may be ordered', () => {
	const types = ['self_paced', 'webinar', 'certification', 'micro_resource', 'bundle']
	expectEvery(types, isSold)
	expect(isSold('affiliated_product')).toBe(false)
})

import { expect, test } from 'vitest'
import { Problem } from '#server/platform/problems/problem.ts'
import { isPromoRefusal, messageOfRefusal } from '#server/shop/discount/discount.rules.ts'
import { codeKeyOf, type DiscountRow, discountOfRow } from '#server/shop/discount/discount.store.ts'
import type { PricedOrder } from '#server/shop/pricing/pricing.rules.ts'
import { quoteAnswer } from '#server/shop/pricing/quote.rules.ts'
import { checkOrderInput } from '#server/shop/purchase/order-input.rules.ts'

const line = (resourceId: string, price: number) => ({
	resourceId,
	price,
	planDiscount: 100,
	discount: 200,
	gst: 300,
	total: price - 300 + 300,
})
const priced = (some: Partial<PricedOrder> = {}): PricedOrder => ({
	products: [
		{ id: 'a', title: 'Algebra', courseType: 'self_paced', price: 1000 },
		{ id: 'b', title: 'Botany', courseType: 'webinar', price: 2000 },
	],
	productKey: 'key',
	quote: {
		lines: [line('a', 1000), line('b', 2000)],
		price: 3000,
		planDiscount: 200,
		discount: 400,
		gst: 600,
		rounding: 7,
		coins: 3,
		total: 2700,
		route: 'paid',
	},
	discount: null,
	coinsAvailable: 11,
	contentIds: [],
	includedIds: [],
	rejections: [],
	...some,
})
const free = priced({ quote: { ...priced().quote, total: 0, route: 'free' } })

test('PUR-02 the answer of a quote has every figure of every line, and the totals', () => {
	const promo = { id: 'd', code: 'TEN', title: 'Ten off' } as PricedOrder['discount']
	const figures = { plan_discount: 100, discount: 200, gst: 300 }
	expect(quoteAnswer(priced({ discount: promo }), ['razorpay', 'stripe'])).toEqual({
		lines: [
			{
				product_id: 'a',
				title: 'Algebra',
				course_type: 'self_paced',
				price: 1000,
				...figures,
				total: 1000,
			},
			{
				product_id: 'b',
				title: 'Botany',
				course_type: 'webinar',
				price: 2000,
				...figures,
				total: 2000,
			},
		],
		price: 3000,
		plan_discount: 200,
		discount: 400,
		gst: 600,
		rounding: 7,
		coins: 3,
		coins_available: 11,
		total: 2700,
		route: 'paid',
		promo: { code: 'TEN', title: 'Ten off' },
		promo_rejection: null,
		rejections: [],
		providers: ['razorpay', 'stripe'],
	})
})

test('PRM-01 the quote tells the promo code’s own refusal among others', () => {
	const rejections: PricedOrder['rejections'] = [
		{ code: 'not-sold', product_id: 'x' },
		{ code: 'promo-expired' },
		{ code: 'coins-insufficient' },
	]
	const answer = quoteAnswer(priced({ rejections }), [])
	expect([answer.promo, answer.promo_rejection, answer.rejections]).toEqual([
		null,
		{ code: 'promo-expired', message: 'This promo code has expired' },
		rejections,
	])
})

test('PRM-02 every refusal of a promo code has its sentence, and nothing else is one', () => {
	expect(messageOfRefusal).toEqual({
		'promo-unknown': 'This promo code does not exist',
		'promo-not-started': 'This promo code is not valid yet',
		'promo-expired': 'This promo code has expired',
		'promo-exhausted': 'This promo code has been used up',
		'promo-minimum-not-met': 'Your order is below the minimum for this promo code',
		'promo-not-applicable': 'This promo code is not valid for this course',
		'promo-not-for-you': 'This promo code is for other buyers',
		'promo-used-before': 'You have used this promo code already',
	})
	expect(['promo-expired', 'not-sold', 'coins-insufficient'].map(isPromoRefusal)).toEqual([
		true,
		false,
		false,
	])
})

test('PRM-02 PUR-02 a discount is answered with all its terms', () => {
	const row: DiscountRow = {
		id: 'd',
		code: 'Ten',
		codeKey: 'ten',
		title: 'Ten off',
		isPercentage: true,
		percent: 10,
		amount: 500,
		maxAmount: 700,
		minimumOrder: 900,
		discountType: 'general',
		category: 'bundle',
		nested: null,
		listed: true,
		maxUses: 5,
		used: 1,
		startsAt: null,
		endsAt: new Date('2026-12-01T00:00:00Z'),
	} as DiscountRow
	const terms = {
		id: 'd',
		code: 'Ten',
		title: 'Ten off',
		is_percentage: true,
		percent: 10,
		amount: 500,
		max_amount: 700,
		minimum_order: 900,
		discount_type: 'general',
		category: 'bundle',
		ends_at: '2026-12-01T00:00:00.000Z',
		discount: null,
	}
	expect(discountOfRow(row)).toEqual(terms)
	expect(discountOfRow({ ...row, endsAt: null, nested: { percent: 20 } })).toEqual({
		...terms,
		ends_at: null,
		discount: { percent: 20 },
	})
	expect(codeKeyOf('  TeN ')).toBe('ten')
})

const problemOf = (order: PricedOrder, provider: 'razorpay' | 'none', expectedTotal: number) => {
	try {
		checkOrderInput(order, { provider, expectedTotal }, ['stripe'])
		return null
	} catch (error) {
		return (error as Problem).toJSON()
	}
}
const problem = (order: PricedOrder, status: number, code: string, detail = code) => ({
	...new Problem(status, code, detail).toJSON(),
	quote: quoteAnswer(order, ['stripe']),
})

test('PUR-02 PUR-03 an order is taken by the route and for the total that the server has', () => {
	expect(problemOf(priced(), 'razorpay', 2700)).toBe(null)
	expect(problemOf(free, 'none', 0)).toBe(null)
	expect(problemOf(priced(), 'none', 2700)).toEqual(problem(priced(), 409, 'payment-required'))
	expect(problemOf(free, 'razorpay', 0)).toEqual(problem(free, 409, 'nothing-to-pay'))
	const changed = problem(priced(), 409, 'price-changed', 'The total is not what the page showed.')
	expect(problemOf(priced(), 'razorpay', 2699)).toEqual(changed)
	expect(problemOf(priced(), 'razorpay', 2701)).toEqual(changed)
})

test('M6 PUR-07 the first rejection refuses the order; what a bundle brings does not', () => {
	const covered = { code: 'covered-by-bundle', product_id: 'a' } as const
	const only = priced({ rejections: [covered] })
	expect(problemOf(only, 'razorpay', 2700)).toBe(null)
	const unknown = priced({ rejections: [covered, { code: 'unknown-product', product_id: 'u' }] })
	expect(problemOf(unknown, 'razorpay', 2700)).toEqual({
		...problem(unknown, 404, 'unknown-product'),
		product_id: 'u',
	})
	const owned = priced({ rejections: [{ code: 'already-owned', product_id: 'o' }] })
	expect(problemOf(owned, 'razorpay', 2700)).toEqual({
		...problem(owned, 409, 'already-owned'),
		product_id: 'o',
	})
	const expired = priced({ rejections: [{ code: 'promo-expired' }] })
	expect(problemOf(expired, 'razorpay', 2700)).toEqual(
		problem(expired, 409, 'promo-expired', 'This promo code has expired'),
	)
	const coins = priced({ rejections: [{ code: 'coins-insufficient' }] })
	expect(problemOf(coins, 'razorpay', 2700)).toEqual(problem(coins, 409, 'coins-insufficient'))
})

import { expect, it } from 'vitest'
import { grossOf, roundingOf } from '#machines/shop/purchase/gross-price.rules.ts'

it('W6 CRD-04 an order says price and discounts with GST, and they add up to its total', () => {
	const order = {
		...{ price: 100_000, plan_discount: 20_000, discount: 16_000 },
		...{ total: 75_000, paidWithCoins: 500 },
	}
	expect(grossOf(order)).toEqual({ price: 118_000, planDiscount: 23_600, discount: 18_900 })
	expect(118_000 - 23_600 - 18_900 - 500).toBe(75_000)
})

it('W6 PRM-03 a coupon says the one figure that the total falls by', () => {
	const order = { plan_discount: 0, total: 35_300, paidWithCoins: 0 }
	expect(grossOf({ ...order, price: 49_900, discount: 20_000 })).toEqual({
		...{ price: 58_900, planDiscount: 0, discount: 23_600 },
	})
})

it('W6 a rupee of rounding belongs to the price, never to a discount that is not there', () => {
	const order = { price: 29_950, plan_discount: 0, discount: 0, total: 35_400, paidWithCoins: 0 }
	expect(grossOf(order)).toEqual({ price: 35_400, planDiscount: 0, discount: 0 })
	expect(roundingOf(100, [])).toBe(100)
	expect(roundingOf(5_734_800, [3_183_900, 2_551_000])).toBe(-100)
})

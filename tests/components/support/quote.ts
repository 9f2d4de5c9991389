import type { Quote } from '#openapi/v1.gen.ts'

/** A quote in which every figure differs from every other; money in paise. */
export const quote = (changes: Partial<Quote> = {}): Quote => ({
	lines: [],
	price: 100_000,
	plan_discount: 20_000,
	discount: 16_000,
	gst: 11_520,
	rounding: -20,
	coins: 5,
	coins_available: 58,
	total: 75_000,
	route: 'paid',
	promo: { code: 'TEACH20', title: '20 % off' },
	promo_rejection: null,
	rejections: [],
	providers: ['razorpay', 'stripe'],
	...changes,
})

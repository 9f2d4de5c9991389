import type { OrderInput } from '#machines/kit/order.types.ts'

/**
 * An order as the calls of the providers want it; the total that was agreed to lets the server
 * refuse a price that changed.
 */
export const orderBody = (order: OrderInput) => ({
	platform: 'web' as const,
	product_id: [...order.resourceIds],
	name: order.name,
	email: order.email,
	phone: order.phone,
	coins: order.coins,
	expected_total: order.total,
	...(order.promoCode && { promo_code: order.promoCode }),
})

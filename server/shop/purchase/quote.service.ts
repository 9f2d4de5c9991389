import type { Quote } from '#openapi/v1.gen.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { findOpenOrders } from '#server/shop/order/order.service.ts'
import { providersOf } from '#server/shop/payment/configured.rules.ts'
import { priceOrder } from '#server/shop/pricing/pricing.service.ts'
import { quoteAnswer } from '#server/shop/pricing/quote.rules.ts'

/**
 * PUR-02: prices an order without reserving anything; what the account's open order for the same
 * products holds counts as free.
 */
export const quoteOrder = async (
	deps: PaymentDeps,
	input: {
		accountId: string | null
		resourceIds: string[]
		promoCode: string | undefined
		coins: number | undefined
	},
): Promise<Quote> => {
	const holds = input.accountId ? await findOpenOrders(deps.db, input.accountId) : []
	const priced = await priceOrder(deps.db, { ...input, holds, now: deps.clock() })
	return quoteAnswer(priced, providersOf(deps.gateways))
}

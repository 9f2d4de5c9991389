import type { ProviderName } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { isPromoRefusal, messageOfRefusal } from '#server/shop/discount/discount.rules.ts'
import type { PricedOrder } from '#server/shop/pricing/pricing.rules.ts'
import { quoteAnswer } from '#server/shop/pricing/quote.rules.ts'

/**
 * A buyer's input. `expectedTotal` and `expectedDiscount` (paise) are what the page showed; without
 * them the server's price counts. Provider `none` is the free route.
 */
export type OrderInput = {
	accountId: string
	provider: ProviderName | 'none'
	resourceIds: string[]
	promoCode: string | undefined
	coins: number | undefined
	expectedTotal?: number | undefined
	expectedDiscount?: number | undefined
	buyer: {
		name: string
		email: string
		phone: string
		organization?: string | undefined
		/** YYYY-MM-DD. */
		bornOn?: string | undefined
	}
	/** True if the account has no phone yet, so that the buyer's is kept (PUR-01). */
	lacksPhone: boolean
	/**
	 * True if the account's name was made from its address, so that the buyer's replaces it (PUR-01).
	 */
	lacksName: boolean
}

/**
 * Refuses an order that cannot be made as asked; what a bundle of the order brings is only left
 * out.
 * @throws Problem 404 unknown-product; 409 for any other rejection, nothing-to-pay,
 * payment-required and price-changed, with the quote
 */
export const checkOrderInput = (
	priced: PricedOrder,
	input: Pick<OrderInput, 'provider' | 'expectedTotal' | 'expectedDiscount'>,
	providers: ProviderName[],
): void => {
	const quote = quoteAnswer(priced, providers)
	const rejection = priced.rejections.find(({ code }) => code !== 'covered-by-bundle')
	if (rejection) {
		const { code } = rejection
		const extra = { quote, ...('product_id' in rejection && { product_id: rejection.product_id }) }
		const detail = isPromoRefusal(code) ? messageOfRefusal[code] : undefined
		throw new Problem(code === 'unknown-product' ? 404 : 409, code, detail, extra)
	}
	const isFree = priced.quote.route === 'free'
	if (isFree !== (input.provider === 'none'))
		throw new Problem(409, isFree ? 'nothing-to-pay' : 'payment-required', undefined, { quote })
	const { expectedTotal = priced.quote.total, expectedDiscount = priced.quote.discount } = input
	if (expectedTotal !== priced.quote.total || expectedDiscount !== priced.quote.discount)
		throw new Problem(409, 'price-changed', 'The total is not what the page showed.', { quote })
}

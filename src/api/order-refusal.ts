import type { OrderRefusal } from '#machines/kit/order.types.ts'
import { ApiError } from './api-error.ts'

const refusals: Record<string, OrderRefusal> = {
	'price-changed': 'priceChanged',
	'coins-insufficient': 'coinsRefused',
	'already-owned': 'alreadyOwned',
	'unknown-product': 'itemGone',
	'not-sold': 'notSold',
	'nothing-to-pay': 'nothingToPay',
	'payment-required': 'notFree',
	'provider-not-configured': 'providerMissing',
	'signed-out': 'signedOut',
	'session-expired': 'signedOut',
}

/** The refusal with this code of a problem or a quote; null when the code is none. */
export const refusalOfCode = (code: string): OrderRefusal | null =>
	code.startsWith('promo-') ? 'promoRefused' : (refusals[code] ?? null)

/** The refusal that a failed call stands for; throws the error again when it is no refusal. */
export const refusalOf = (error: unknown): { kind: OrderRefusal } => {
	const kind = error instanceof ApiError ? refusalOfCode(error.code) : null
	if (!kind) throw error
	return { kind }
}

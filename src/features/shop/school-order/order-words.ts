import { m } from '#i18n/messages'
import type { CheckoutFailure } from '#machines/shop/school-order/school-checkout.types.ts'
import type { SchoolOrderData } from './school-order.queries.ts'

/** Why something did not happen, in a sentence. */
export const failureWords: Record<CheckoutFailure, () => string> = {
	moved: m.checkout_failed_moved,
	expired: m.checkout_failed_expired,
	pending: m.checkout_failed_pending,
	declined: m.checkout_failed_declined,
	refunded: m.checkout_failed_refunded,
	scriptFailed: m.checkout_failed_script,
	orderFailed: m.checkout_failed_order,
	lacksWords: m.checkout_failed_words,
	noTransfer: m.checkout_failed_transfer,
	notSold: m.checkout_failed_not_sold,
	tooLarge: m.licence_too_large,
	gone: m.checkout_failed_gone,
	signedOut: m.checkout_failed_signed_out,
	unavailable: m.checkout_failed_unavailable,
}

const looks = {
	quoted: { tone: 'neutral', word: m.checkout_status_quoted },
	waiting: { tone: 'gold', word: m.checkout_status_waiting },
	rejected: { tone: 'red', word: m.checkout_status_rejected },
	approved: { tone: 'primary', word: m.checkout_status_approved },
	transferring: { tone: 'gold', word: m.checkout_status_transferring },
	paid: { tone: 'leaf', word: m.checkout_status_paid },
	cancelled: { tone: 'neutral', word: m.checkout_status_cancelled },
} as const

/** Status of an order, as a badge shows it. */
export const lookOf = ({ status, is_expired }: SchoolOrderData) =>
	is_expired ? ({ tone: 'red', word: m.checkout_status_expired } as const) : looks[status]

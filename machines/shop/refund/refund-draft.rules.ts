import {
	REFUND_WORDS,
	type RefundReason,
	refundReasons,
} from '#domain/shop/refund-request.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** The typed values: the chosen reason, empty while none is chosen, and a text. */
export type RefundDraft = { reason: RefundReason | ''; words: string }

/** Nothing typed yet. */
export const emptyRefund: RefundDraft = { reason: '', words: '' }

/** Returns the stored draft of an order; null for another order or version, or invalid data. */
export const readRefund = (stored: unknown, orderId: string): RefundDraft | null => {
	const fields = storedFields(stored, VERSION)
	if (!fields) return null
	const { id, reason, words } = fields
	if (id !== orderId || typeof words !== 'string') return null
	const known = refundReasons.find((one) => one === reason) ?? ''
	return { reason: known, words: words.slice(0, REFUND_WORDS) }
}

/** The shape that readRefund reads back. */
export const writeRefund = (id: string, draft: RefundDraft) => ({ version: VERSION, id, ...draft })

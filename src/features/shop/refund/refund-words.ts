import type { RefundReason, RefundRefusal } from '#domain/shop/refund-request.rules.ts'
import { m } from '#i18n/messages'
import type { RefundFailure } from '#machines/shop/refund/refund-request.types.ts'
import type { RefundEntry } from './refund.queries.ts'

export const reasonWords: Record<RefundReason, () => string> = {
	unwanted: m.refund_reason_unwanted,
	unsuitable: m.refund_reason_unsuitable,
	broken: m.refund_reason_broken,
	other: m.refund_reason_other,
}

export const refusalWords: Record<RefundRefusal, () => string> = {
	unpaid: m.refund_not_unpaid,
	free: m.refund_not_free,
	returned: m.refund_not_returned,
	asked: m.refund_not_asked,
	refused: m.refund_not_refused,
	late: m.refund_not_late,
	begun: m.refund_not_begun,
	live: m.refund_not_live,
}

export const failureWords: Record<RefundFailure, () => string> = {
	...refusalWords,
	decided: m.refund_failed_decided,
	gone: m.refund_failed_gone,
	signedOut: m.refund_failed_signedOut,
	unavailable: m.refund_failed_unavailable,
}

/** Returns the status of a refund, in a sentence. */
export const sayRefund = ({ status, origin, decision, is_delayed, words }: RefundEntry): string => {
	if (is_delayed && status === 'approved') return m.refund_says_delayed()
	if (origin === 'owed' && status === 'approved') return m.refund_owed()
	if (origin === 'given' && status === 'approved') return [m.refund_given(), words].join(' ').trim()
	if (status === 'refused') return m.refund_says_refused({ words: decision })
	const says = {
		asked: m.refund_says_asked,
		approved: m.refund_says_approved,
		sent: m.refund_says_sent,
		received: m.refund_says_received,
		withdrawn: m.refund_says_withdrawn,
	}
	return says[status]()
}

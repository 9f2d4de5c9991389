import type { RefundReport } from '#server/platform/payment/gateway.ts'

/** Attempts after which a refund is left to people: about four days. */
export const REFUND_ATTEMPTS = 24

/**
 * Maps a provider's report to a refund status. A failed refund is retried until its attempts are
 * used up.
 */
export const refundStatusOf = (
	reported: RefundReport['status'],
	attempts: number,
): 'asked' | 'sent' | 'received' | 'failed' => {
	if (reported !== 'failed') return reported
	return attempts < REFUND_ATTEMPTS ? 'asked' : 'failed'
}

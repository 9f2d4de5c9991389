import type { RefundReport } from '#server/platform/payment/gateway.ts'

/** Attempts after which a refund is left to people: about four days. */
export const REFUND_ATTEMPTS = 24

/** What a provider's report makes of a refund: one that failed is asked for again until the attempts are used up. */
export const refundStatusOf = (
  reported: RefundReport['status'],
  attempts: number,
): 'asked' | 'sent' | 'received' | 'failed' => {
  if (reported !== 'failed') return reported
  return attempts < REFUND_ATTEMPTS ? 'asked' : 'failed'
}

import type { PaymentReport, RefundReport } from '#server/platform/payment/gateway.ts'
import { ownIdOf } from './own-id.rules.ts'

type Intent = { id: string; latest_charge?: string | { refunded?: boolean } | null }

/** @see https://docs.stripe.com/api/checkout/sessions/object */
export type StripeSession = {
	id: string
	amount_total: number | null
	currency: string | null
	payment_status: string
	status: string | null
	payment_intent: string | Intent | null
}

/** @see https://docs.stripe.com/api/refunds/object */
export type StripeRefund = {
	id: string
	payment_intent: string | { id: string } | null
	status: string | null
	amount: number
	metadata?: Record<string, string> | null
}

/** @see https://docs.stripe.com/api/charges/object */
export type StripeCharge = { payment_intent: string | { id: string } | null; refunded: boolean }

/**
 * The status of a Checkout session's payment; `payment_status` stays `paid` after a refund, so the
 * charge is looked at where it is expanded.
 */
const statusOf = (session: StripeSession): PaymentReport['status'] => {
	if (session.payment_status !== 'paid') return session.status === 'expired' ? 'failed' : 'pending'
	const intent = session.payment_intent
	const charge = typeof intent === 'object' ? intent?.latest_charge : null
	return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'paid'
}

/** A Checkout session as the shop reads it; null while nobody tried to pay it. */
export const paymentOf = (session: StripeSession): PaymentReport | null => {
	const intent = session.payment_intent
	const paymentId = typeof intent === 'string' ? intent : intent?.id
	if (!paymentId) return null
	return {
		providerOrderId: session.id,
		paymentId,
		amount: session.amount_total ?? 0,
		currency: (session.currency ?? '').toUpperCase(),
		status: statusOf(session),
	}
}

const refundStatus: Record<string, RefundReport['status']> = {
	succeeded: 'received',
	failed: 'failed',
	canceled: 'failed',
}

/** Stripe's refund as the shop reads it; null for one that belongs to no payment intent. */
export const refundOf = (refund: StripeRefund): RefundReport | null => {
	const intent = refund.payment_intent
	const paymentId = typeof intent === 'string' ? intent : intent?.id
	if (!paymentId) return null
	return {
		paymentId,
		refundId: refund.id,
		ownId: ownIdOf(refund.metadata?.refund),
		status: refundStatus[refund.status ?? ''] ?? 'sent',
	}
}

/** The payment intent that a charge gave back as a whole; null when only a part went back. */
export const returnedBy = ({ payment_intent: intent, refunded }: StripeCharge): string | null =>
	refunded ? (typeof intent === 'string' ? intent : (intent?.id ?? null)) : null

import type { PaymentReport, RefundReport } from '#server/platform/payment/gateway.ts'
import { ownIdOf } from './own-id.rules.ts'

/** @see https://razorpay.com/docs/api/payments/entity/ */
export type RazorpayPayment = {
	id: string
	order_id: string
	amount: number | string
	currency: string
	status: string
}

/** @see https://razorpay.com/docs/api/refunds/entity/ */
export type RazorpayRefund = {
	id: string
	payment_id: string
	status: string
	amount: number | string
	notes?: { refund?: string } | unknown[] | null
}

/** @see https://razorpay.com/docs/webhooks/payloads/ */
export type RazorpayEvent = {
	payload?: { payment?: { entity?: RazorpayPayment }; refund?: { entity?: RazorpayRefund } }
}

const paymentStatus: Record<string, PaymentReport['status']> = {
	captured: 'paid',
	refunded: 'refunded',
	failed: 'failed',
}

const refundStatus: Record<string, RefundReport['status']> = {
	processed: 'received',
	failed: 'failed',
}

/**
 * Razorpay's payment as the shop reads it: only `captured` is paid; `created`, `authorized` and
 * what is not known wait.
 */
export const paymentOf = (payment: RazorpayPayment): PaymentReport => ({
	providerOrderId: payment.order_id,
	paymentId: payment.id,
	amount: Number(payment.amount),
	currency: payment.currency,
	status: paymentStatus[payment.status] ?? 'pending',
})

/** Razorpay's refund as the shop reads it. */
export const refundOf = (refund: RazorpayRefund): RefundReport => ({
	paymentId: refund.payment_id,
	refundId: refund.id,
	ownId: ownIdOf((refund.notes as { refund?: unknown } | null | undefined)?.refund),
	status: refundStatus[refund.status] ?? 'sent',
})

/**
 * The id of the payment that a processed refund gave back as a whole; a payment of which a part
 * went back stays `captured`.
 */
export const returnedBy = (refund: RazorpayRefund, payment?: RazorpayPayment): string | null =>
	refund.status === 'processed' && payment?.status === 'refunded' ? payment.id : null

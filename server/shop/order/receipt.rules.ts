import type { components } from '#openapi/v1.gen.ts'
import type { PaymentReport } from '#server/platform/payment/gateway.ts'

/** The answer to a buyer about a payment. */
export type Receipt = components['schemas']['Receipt']

/** A recorded payment with its refund, as a receipt reads them. */
export type Recorded = {
	payment: { id: string; outcome: 'fulfilled' | 'refund' | 'refunded' }
	refund: {
		amount: number
		currency: string
		reason: NonNullable<Receipt['refund']>['reason']
		status: NonNullable<Receipt['refund']>['status']
	} | null
}

const receipt = (
	orderId: string,
	paymentId: string | null,
	status: Receipt['status'],
	refund: Recorded['refund'] = null,
): Receipt => ({
	order_id: orderId,
	payment_id: paymentId,
	status,
	refund: refund && {
		amount: refund.amount,
		currency: refund.currency,
		reason: refund.reason,
		status: refund.status,
	},
})

const ofRecorded = (orderId: string, { payment, refund }: Recorded): Receipt =>
	receipt(orderId, payment.id, payment.outcome === 'fulfilled' ? 'paid' : 'refunded', refund)

const ofReports = (orderId: string, reports: readonly PaymentReport[]): Receipt => {
	const pending = reports.find((report) => report.status === 'pending')
	const shown = pending ?? reports.at(-1)
	return receipt(orderId, shown?.paymentId ?? null, pending ? 'pending' : 'failed')
}

/**
 * Returns the receipt of a payment, or of the order without one: `paid` by the payment that
 * fulfilled it; `refunded` if only returned money was captured; `pending` during a payment, and for
 * a named payment that the provider does not list yet.
 */
export const receiptOf = (
	orderId: string,
	recorded: readonly Recorded[],
	reports: readonly PaymentReport[],
	paymentId?: string,
): Receipt => {
	if (paymentId !== undefined) {
		const named = recorded.find(({ payment }) => payment.id === paymentId)
		if (named) return ofRecorded(orderId, named)
		const reported = reports.filter((report) => report.paymentId === paymentId)
		return reported.length > 0
			? ofReports(orderId, reported)
			: receipt(orderId, paymentId, 'pending')
	}
	const fulfilled = recorded.find(({ payment }) => payment.outcome === 'fulfilled')
	if (fulfilled) return ofRecorded(orderId, fulfilled)
	if (reports.some((report) => report.status === 'pending')) return ofReports(orderId, reports)
	const last = recorded.at(-1)
	return last ? ofRecorded(orderId, last) : ofReports(orderId, reports)
}

/** The receipt of an order that cost nothing. */
export const freeReceipt = (orderId: string): Receipt => receipt(orderId, null, 'paid')

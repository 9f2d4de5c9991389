import { refundableOf } from '#domain/shop/desk-refund.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findPayments, type Payment } from '#server/shop/payment/payment.service.ts'
import { findRefundsOf, insertRefund, type Refund } from './refund.store.ts'
import { returnOrder } from './return-order.service.ts'

/** The payment that fulfilled an order, and how much of it can still be given back. */
export type Refundable = { payment: Payment; refundable: number }

/** Returns what of an order's payment can be given back; null for an order without a payment. */
export const findRefundable = async (db: Db, orderId: string): Promise<Refundable | null> => {
	const payments = (await findPayments(db, orderId)).map((row) => row.payment)
	const payment = payments.find(({ outcome }) => outcome === 'fulfilled')
	if (!payment) return null
	const refunds = await findRefundsOf(db, payment.id)
	const isReturned = payment.status === 'refunded' || refunds.some(({ isWhole }) => isWhole)
	const parts = refunds.map(({ amount }) => amount)
	return { payment, refundable: refundableOf({ amount: payment.amount, isReturned, parts }) }
}

type Because = Pick<Refund, 'reason'> & Partial<Pick<Refund, 'madeBy' | 'words'>>

/**
 * Gives back what is left of an order's payment and takes back what the order granted, inside a
 * transaction that holds the account.
 */
export const returnWhole = async (
	tx: Db,
	orderId: string,
	because: Because,
	now: Date,
): Promise<void> => {
	const { payment, refundable: amount } = (await findRefundable(tx, orderId))!
	const { id: paymentId, currency } = payment
	await insertRefund(tx, { paymentId, amount, currency, ...because }, now)
	await returnOrder(tx, { orderId, paymentId }, now)
}

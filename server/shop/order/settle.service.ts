import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { PaymentReport } from '#server/platform/payment/gateway.ts'
import { findPayment, insertPayment, type Payment } from '#server/shop/payment/payment.service.ts'
import { insertRefund } from '#server/shop/refund/refund.service.ts'
import { returnPayment } from '#server/shop/refund/return-payment.service.ts'
import { payWithin } from '#server/shop/school-order/fulfil.service.ts'
import { holdsPlan } from '#server/shop/subscription/subscription.service.ts'
import { closeWithin } from './close-order.service.ts'
import { fulfilOrder, type SettlementDeps } from './fulfil-order.service.ts'
import { type CaptureRefusal, refusalOfCapture } from './order.rules.ts'
import type { Order } from './order.store.ts'
import { reserveAgain } from './reserve-again.service.ts'
import { readSettlement, type Settlement } from './settle.store.ts'

/** The result of a payment; money that was not captured is only `pending` or `failed`. */
export type Outcome = Payment['outcome'] | 'pending' | 'failed'

/** Refusals after which nothing more can be paid for an open order. */
const cannotBeFulfilled: readonly CaptureRefusal[] = [
	'already-owned',
	'already-paid',
	'order-closed',
]

const refusalOf = async (
	tx: Db,
	{ config }: SettlementDeps,
	{ order, planId, isOwned: isBought }: Settlement,
	report: PaymentReport,
	now: Date,
): Promise<CaptureRefusal | null> => {
	const { schoolOrderId, accountId } = order
	const isOwned = planId ? await holdsPlan(tx, { accountId, planId }, now) : isBought
	const refusal = refusalOfCapture(report, { ...order, isOwned: isOwned && !schoolOrderId })
	if (refusal) return refusal
	if (schoolOrderId) return payWithin(tx, config, schoolOrderId, now)
	if (order.status === 'created') return null
	return (await reserveAgain(tx, order, report.paymentId, now)) ? null : 'order-closed'
}

/** The outcome of a payment that is recorded; that the provider gave it back is noted. */
const outcomeOfKnown = async (
	tx: Db,
	deps: SettlementDeps,
	report: PaymentReport,
	now: Date,
): Promise<Outcome | null> => {
	const known = await findPayment(tx, report.paymentId)
	if (!known) return null
	if (report.status === 'refunded' && known.status === 'captured')
		await returnPayment(tx, deps, known.id, now)
	return known.outcome
}

/**
 * Settles a provider's report of a payment, once per payment id, whichever of callback, webhook and
 * reconciler comes first. Matching money fulfils the order, also a closed one if coupon and coins
 * are still available. Other captured money is recorded and refunded (INV-04).
 */
export const settlePayment = async (
	deps: SettlementDeps,
	due: Pick<Order, 'id' | 'accountId'>,
	report: PaymentReport,
	reportedBy: Payment['reportedBy'],
	now: Date,
): Promise<Outcome> => {
	if (report.status === 'pending' || report.status === 'failed') return report.status
	return deps.db.transaction(async (tx) => {
		await lockAccount(tx, due.accountId)
		const found = await readSettlement(tx, due.id, report.paymentId)
		if (found.isKnown) return (await outcomeOfKnown(tx, deps, report, now))!
		const isGivenBack = report.status === 'refunded'
		const refusal = isGivenBack ? null : await refusalOf(tx, deps, found, report, now)
		const outcome = isGivenBack ? 'refunded' : refusal ? 'refund' : 'fulfilled'
		await insertPayment(tx, {
			id: report.paymentId,
			orderId: due.id,
			provider: found.order.provider as 'razorpay' | 'stripe',
			amount: report.amount,
			currency: report.currency,
			status: isGivenBack ? 'refunded' : 'captured',
			outcome,
			reportedBy,
			createdAt: now,
		})
		if (outcome === 'fulfilled') await fulfilOrder(tx, deps, found, report.paymentId, now)
		if (refusal) await insertRefund(tx, { ...report, reason: refusal }, now)
		if (refusal && cannotBeFulfilled.includes(refusal))
			await closeWithin(tx, found.order, 'cancelled', now)
		return outcome
	})
}

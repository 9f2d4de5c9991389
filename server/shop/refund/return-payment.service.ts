import type { Db } from '#server/platform/database/open.ts'
import { holdBuyer, markPaymentRefunded } from '#server/shop/payment/payment.service.ts'
import { followRefund, type RequestDeps } from './follow-refund.service.ts'
import { moveRefund } from './refund.store.ts'
import { returnOrder } from './return-order.service.ts'

/**
 * Records once that a whole payment was returned, from any source; takes back what it bought and
 * ends its request. Inside the caller's transaction.
 */
export const returnPayment = async (
	tx: Db,
	deps: RequestDeps,
	paymentId: string,
	now: Date,
): Promise<void> => {
	const known = await holdBuyer(tx, paymentId)
	if (!known || !(await markPaymentRefunded(tx, paymentId))) return
	await moveRefund(tx, { paymentId, refundId: null, ownId: null }, 'received', now)
	if (known.outcome !== 'fulfilled') return
	await returnOrder(tx, { orderId: known.orderId, paymentId }, now)
	await followRefund(tx, deps, { orderId: known.orderId, status: 'received' }, now)
}

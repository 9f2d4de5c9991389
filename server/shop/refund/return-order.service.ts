import { endEnrolments } from '#server/learning/learning/enrolment.service.ts'
import { takeBackCompletions } from '#server/learning/training/take-back.service.ts'
import { noteEvent } from '#server/people/webhook/webhook.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { releaseDiscount } from '#server/shop/discount/discount.service.ts'
import { issueCreditNote } from '#server/shop/invoice/invoice.service.ts'
import { endSchoolOrder } from '#server/shop/school-order/fulfil.service.ts'
import { endBought } from '#server/shop/subscription/subscription.service.ts'
import { coinsOfPayment, returnCoins, takeBackCoins } from '#server/shop/wallet/wallet.service.ts'
import { markReturned } from './refund-request.store.ts'

/**
 * INV-03: takes back what an order granted, once, because its money is returned, inside a
 * transaction that holds the account: access with progress, hours, points, certificates and plan.
 * Spent coins are returned, earned coins are taken as far as possible, the coupon is released, and
 * a credit note is issued.
 */
export const returnOrder = async (
	tx: Db,
	{ orderId, paymentId }: { orderId: string; paymentId: string },
	now: Date,
): Promise<void> => {
	const returned = await markReturned(tx, orderId, now)
	if (!returned) return
	const { accountId, discountId, coins, schoolOrderId } = returned
	if (schoolOrderId) await endSchoolOrder(tx, schoolOrderId, now)
	await endBought(tx, orderId, now)
	const ended = await endEnrolments(tx, orderId)
	await takeBackCompletions(tx, { accountId, resourceIds: ended, now })
	if (discountId) await releaseDiscount(tx, discountId)
	await returnCoins(tx, { accountId, coins, reason: 'order-refunded', subjectId: orderId, now })
	await takeBackCoins(tx, {
		accountId,
		coins: await coinsOfPayment(tx, accountId, paymentId),
		reason: 'purchase-refunded',
		subjectId: paymentId,
		now,
	})
	await issueCreditNote(tx, orderId, now)
	const data = { order_id: orderId, account_id: accountId, is_whole: true }
	await noteEvent(tx, { type: 'order.refunded', accountId, data }, now)
}

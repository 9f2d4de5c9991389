import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { followRefund, type RequestDeps } from '#server/shop/order/follow-refund.service.ts'
import { findBuyer, markPaymentRefunded, type Payment } from '#server/shop/order/payment.store.ts'
import { setRefundStatus } from '#server/shop/order/refund.store.ts'
import { returnOrder } from '#server/shop/order/return-order.service.ts'

/** Holds the buyer of a payment until the transaction ends; the payment, or undefined when it is unknown. */
export const holdBuyer = async (tx: Db, paymentId: string): Promise<Payment | undefined> => {
  const found = await findBuyer(tx, paymentId)
  if (found) await lockAccount(tx, found.accountId)
  return found?.payment
}

/**
 * Notes that a whole payment went back to the buyer, once, by whomever it was sent; takes back what it had bought and ends the request for it. Inside
 * the caller's transaction.
 */
export const returnPayment = async (
  tx: Db,
  deps: RequestDeps,
  paymentId: string,
  now: Date,
): Promise<void> => {
  const known = await holdBuyer(tx, paymentId)
  if (!known || !(await markPaymentRefunded(tx, paymentId))) return
  await setRefundStatus(tx, { paymentId, refundId: null }, 'received', now)
  if (known.outcome !== 'fulfilled') return
  await returnOrder(tx, { orderId: known.orderId, paymentId }, now)
  await followRefund(tx, deps, { orderId: known.orderId, status: 'received' }, now)
}

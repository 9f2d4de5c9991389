import { lockAccount } from '#server/account/account.service.ts'
import { removeBought } from '#server/cart/bought.service.ts'
import { reserveDiscount } from '#server/discount/discount.service.ts'
import { enrol, ownedOf } from '#server/learning/enrolment.service.ts'
import { closeWithin } from '#server/order/close-order.service.ts'
import {
  type CaptureRefusal,
  coinsEarned,
  receiptNumber,
  refusalOfCapture,
} from '#server/order/order.rules.ts'
import { findLineIds, findOrder, markPaid, type Order } from '#server/order/order.store.ts'
import {
  findPayment,
  insertPayment,
  markPaymentRefunded,
  type Payment,
} from '#server/order/payment.store.ts'
import { insertRefund } from '#server/order/refund.store.ts'
import type { PaymentReport } from '#server/payment/gateway.ts'
import type { Db } from '#server/platform/database/open.ts'
import { earnCoins, returnCoins, spendCoins } from '#server/wallet/wallet.service.ts'

/** What came of a payment; money that was not captured is only `pending` or `failed`. */
export type Outcome = Payment['outcome'] | 'pending' | 'failed'

/** Takes coins and coupon anew for an order that was closed before its money came; false when they are gone. */
const reserveAgain = async (tx: Db, due: Order, paymentId: string, now: Date) => {
  const spent = {
    accountId: due.accountId,
    coins: due.coins,
    reason: 'order-reopened',
    subjectId: paymentId,
    now,
  }
  if (!(await spendCoins(tx, spent))) return false
  if (!due.discountId || (await reserveDiscount(tx, due.discountId, now))) return true
  await returnCoins(tx, { ...spent, reason: 'order-reopen-returned' })
  return false
}

const refusalOf = async (
  tx: Db,
  due: Order,
  ids: string[],
  report: PaymentReport,
  now: Date,
): Promise<CaptureRefusal | null> => {
  const isOwned = (await ownedOf(tx, due.accountId, ids)).length > 0
  const refusal = refusalOfCapture(report, { ...due, isOwned })
  if (refusal || due.status === 'created') return refusal
  return (await reserveAgain(tx, due, report.paymentId, now)) ? null : 'order-closed'
}

const fulfil = async (tx: Db, due: Order, ids: string[], paymentId: string, now: Date) => {
  await markPaid(tx, due.id, receiptNumber(due.id, now), now)
  const { accountId, id: orderId } = due
  const sourceOf = () => 'purchase' as const
  const { all } = await enrol(tx, { accountId, ids, orderId, sourceOf, now })
  await removeBought(tx, accountId, all)
  await earnCoins(tx, {
    accountId,
    coins: coinsEarned(due.total),
    reason: 'purchase',
    subjectId: paymentId,
    now,
  })
}

/**
 * Settles what a provider reports of one payment, once per payment id, whoever reports it first (callback, webhook, reconciler): money that is
 * what the order asked for fulfils it, also after it was closed if coupon and coins can be had again; any other captured money is
 * recorded and its refund asked for (INV-04).
 */
export const settlePayment = async (
  db: Db,
  due: Pick<Order, 'id' | 'accountId'>,
  report: PaymentReport,
  reportedBy: Payment['reportedBy'],
  now: Date,
): Promise<Outcome> => {
  if (report.status === 'pending' || report.status === 'failed') return report.status
  return db.transaction(async (tx) => {
    await lockAccount(tx, due.accountId)
    const known = await findPayment(tx, report.paymentId)
    if (known) {
      if (report.status === 'refunded') await markPaymentRefunded(tx, known.id)
      return known.outcome
    }
    const current = (await findOrder(tx, due.id))!
    const ids = await findLineIds(tx, due.id)
    const isGivenBack = report.status === 'refunded'
    const refusal = isGivenBack ? null : await refusalOf(tx, current, ids, report, now)
    const outcome = isGivenBack ? 'refunded' : refusal ? 'refund' : 'fulfilled'
    await insertPayment(tx, {
      id: report.paymentId,
      orderId: due.id,
      provider: current.provider as 'razorpay' | 'stripe',
      amount: report.amount,
      currency: report.currency,
      status: isGivenBack ? 'refunded' : 'captured',
      outcome,
      reportedBy,
      createdAt: now,
    })
    if (outcome === 'fulfilled') await fulfil(tx, current, ids, report.paymentId, now)
    if (refusal) await insertRefund(tx, { ...report, reason: refusal }, now)
    if (refusal === 'already-owned') await closeWithin(tx, current, 'cancelled', now)
    return outcome
  })
}

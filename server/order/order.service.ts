import { checkOrder } from '#server/order/check-order.service.ts'
import { closeOrder } from '#server/order/close-order.service.ts'
import {
  findOpenOrders,
  findOrder,
  findOrderOfProvider,
  insertOrder,
  markReceived,
  type Order,
  setBuyer,
  setProviderOrder,
} from '#server/order/order.store.ts'
import { ordersOf } from '#server/order/order-history.service.ts'
import { type Receipt, receiptOf } from '#server/order/receipt.rules.ts'
import { gatewayOf } from '#server/payment/configured.rules.ts'
import type { PaymentDeps, ProviderName } from '#server/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'

export {
  checkOrder,
  closeOrder,
  findOpenOrders,
  insertOrder,
  markReceived,
  type Order,
  setBuyer,
  setProviderOrder,
}

const own = async (deps: PaymentDeps, accountId: string, id: string): Promise<Order> => {
  const found = await findOrder(deps.db, id, accountId)
  if (!found) throw new Problem(404, 'not-found')
  return found
}

const ownOfProvider = async (
  deps: PaymentDeps,
  accountId: string,
  provider: ProviderName,
  providerOrderId: string,
): Promise<Order> => {
  const found = await findOrderOfProvider(deps.db, provider, providerOrderId)
  if (found?.accountId !== accountId) throw new Problem(404, 'not-found')
  return found
}

/**
 * PAY-01: what Razorpay's widget handed to the browser. A good signature says that the payment is genuine, not that it was captured: the provider
 * is asked for amount, currency and status.
 * @throws Problem 404 not-found, 400 signature-invalid, 501, 502
 */
export const verifyRazorpay = async (
  deps: PaymentDeps,
  accountId: string,
  callback: { orderId: string; paymentId: string; signature: string },
): Promise<Receipt> => {
  const gateway = gatewayOf(deps.gateways, 'razorpay')
  const due = await ownOfProvider(deps, accountId, 'razorpay', callback.orderId)
  if (!gateway.isGenuineCallback(callback)) throw new Problem(400, 'signature-invalid')
  return checkOrder(deps, due, 'callback', callback.paymentId)
}

/** PAY-02: the return from Stripe's page. */
export const verifyStripe = async (
  deps: PaymentDeps,
  accountId: string,
  sessionId: string,
): Promise<Receipt> =>
  checkOrder(deps, await ownOfProvider(deps, accountId, 'stripe', sessionId), 'callback')

/** Asks the provider now how an order of the account stands. */
export const checkOwnOrder = async (
  deps: PaymentDeps,
  accountId: string,
  orderId: string,
): Promise<Receipt> => checkOrder(deps, await own(deps, accountId, orderId), 'callback')

/**
 * The buyer closed the payment: coupon and coins come back unless money is there or on its way. A provider that does not answer keeps nothing
 * open, since closed orders are looked at again.
 */
export const cancelOrder = async (
  deps: PaymentDeps,
  accountId: string,
  orderId: string,
): Promise<Receipt> => {
  const due = await own(deps, accountId, orderId)
  const receipt = await checkOrder(deps, due, 'callback').catch((error: unknown) => {
    deps.log.warn({ order: due.id, reason: String(error) }, 'cancelled without an answer')
    return receiptOf(due.id, [], [])
  })
  if (receipt.status === 'failed' || receipt.status === 'refunded')
    await closeOrder(deps.db, due, 'cancelled', deps.clock())
  return receipt
}

/** The account's purchase history, newest first. */
export const listOrders = (
  deps: PaymentDeps,
  accountId: string,
  page: { limit: number; offset: number },
) => ordersOf(deps.db, accountId, page)

/** One order of the account. @throws Problem 404 not-found */
export const readOrder = async (deps: PaymentDeps, accountId: string, id: string) => {
  const { data } = await ordersOf(deps.db, accountId, { id, limit: 1, offset: 0 })
  if (!data[0]) throw new Problem(404, 'not-found')
  return data[0]
}

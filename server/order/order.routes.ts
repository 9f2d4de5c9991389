import { checkOrder, type Receipt } from '#server/order/check-order.ts'
import { fulfil } from '#server/order/fulfil.ts'
import {
  closeOrder,
  findOrder,
  findOrderOfProvider,
  type Order,
} from '#server/order/order.store.ts'
import { ordersOf } from '#server/order/order-history.store.ts'
import type { Gateway, PaymentDeps } from '#server/payment/gateway.ts'
import { noteWebhook } from '#server/payment/webhook.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** PAY: what happens to an order after it was placed: callbacks, webhooks, checks, cancelling and the history. */
export const orderHandlers = (deps: PaymentDeps): Handlers => {
  const own = async (call: Parameters<typeof requireAccount>[0], id: string): Promise<Order> => {
    const found = await findOrder(deps.db, id, requireAccount(call).id)
    if (!found) throw new Problem(404, 'not-found')
    return found
  }

  const ownOfProvider = async (
    call: Parameters<typeof requireAccount>[0],
    providerOrderId: string,
  ): Promise<Order> => {
    const found = await findOrderOfProvider(deps.db, providerOrderId)
    if (found?.accountId !== requireAccount(call).id) throw new Problem(404, 'not-found')
    return found
  }

  const handleWebhook = async (
    gateway: Gateway,
    rawBody: string,
    headers: Record<string, string | string[] | undefined>,
  ) => {
    const webhook = gateway.readWebhook(rawBody, headers as Record<string, string | undefined>)
    if (!webhook) throw new Problem(400, 'signature-invalid')
    const { eventId, report } = webhook
    const due = report && (await findOrderOfProvider(deps.db, report.providerOrderId))
    if (report && due) await fulfil(deps.db, due, report, 'webhook', deps.clock())
    await noteWebhook(deps.db, { id: eventId, provider: gateway.provider, now: deps.clock() })
    return { received: true }
  }

  return {
    verifyRazorpayPayment: async (call): Promise<Receipt> => {
      const { body } = call
      const due = await ownOfProvider(call, body.razorpay_order_id)
      const isGenuine = deps.gateways.razorpay.isGenuineCallback({
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      })
      if (!isGenuine) throw new Problem(400, 'signature-invalid')
      const report = {
        providerOrderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        amount: due.total,
        status: 'paid' as const,
      }
      const status = await fulfil(deps.db, due, report, 'callback', deps.clock())
      return { order_id: due.id, payment_id: body.razorpay_payment_id, status }
    },

    verifyStripeCheckout: async (call) =>
      checkOrder(deps, await ownOfProvider(call, call.body.session_id), 'callback'),
    checkOrder: async (call) => checkOrder(deps, await own(call, call.params.order_id), 'callback'),

    cancelOrder: async (call) => {
      const due = await own(call, call.params.order_id)
      const receipt = await checkOrder(deps, due, 'callback')
      if (receipt.status === 'failed') await closeOrder(deps.db, due.id, 'cancelled', deps.clock())
      return receipt
    },

    receiveRazorpayWebhook: ({ request }) =>
      handleWebhook(deps.gateways.razorpay, String(request.rawBody), request.headers),
    receiveStripeWebhook: ({ request }) =>
      handleWebhook(deps.gateways.stripe, String(request.rawBody), request.headers),

    listOrders: async (call) =>
      ordersOf(deps.db, requireAccount(call).id, {
        limit: call.query.limit ?? 10,
        offset: call.query.offset ?? 0,
      }),

    getOrder: async (call) => {
      const due = await own(call, call.params.order_id)
      const { data } = await ordersOf(deps.db, due.accountId, { id: due.id, limit: 1, offset: 0 })
      return data[0]
    },
  }
}

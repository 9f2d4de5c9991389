import Razorpay from 'razorpay'
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import type { Gateway, PaymentReport } from '#server/payment/gateway.ts'

type RazorpayPayment = { id: string; order_id: string; amount: number | string; status: string }
type Fetch = (request: Request) => Promise<Response>

const statuses: Record<string, PaymentReport['status']> = {
  captured: 'paid',
  created: 'pending',
  authorized: 'pending',
  failed: 'failed',
}

const reportOf = (payment: RazorpayPayment): PaymentReport => ({
  providerOrderId: payment.order_id,
  paymentId: payment.id,
  amount: Number(payment.amount),
  status: statuses[payment.status] ?? 'pending',
})

/** The SDK speaks through axios; this lets the sandbox answer it without a network. */
const answerWith = (sdk: Razorpay, fetch: Fetch) => {
  const { rq } = (sdk as unknown as { api: { rq: { defaults: Record<string, unknown> } } }).api
  rq.defaults.adapter = 'fetch'
  rq.defaults.env = {
    fetch: (input: Request | string, init?: RequestInit) => fetch(new Request(input, init)),
    Request,
    Response,
  }
}

const best = (reports: PaymentReport[]): PaymentReport | null =>
  (['paid', 'pending', 'failed'] as const)
    .map((status) => reports.find((report) => report.status === status))
    .find((report) => report !== undefined) ?? null

/**
 * Razorpay by its official SDK: orders, Standard Checkout callbacks and webhooks.
 * @see https://razorpay.com/docs/payments/server-integration/nodejs/
 * @param options.fetch answers the SDK's requests in place of the network (the sandbox)
 */
export const razorpayGateway = (options: {
  keyId: string
  keySecret: string
  webhookSecret: string
  scriptUrl: string
  fetch?: Fetch
}): Gateway => {
  const sdk = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret })
  if (options.fetch) answerWith(sdk, options.fetch)
  return {
    provider: 'razorpay',
    isSandbox: options.fetch !== undefined,
    open: async (order) => {
      const created = await sdk.orders.create({
        amount: order.amount,
        currency: order.currency,
        receipt: order.orderId,
        notes: { order_id: order.orderId },
      })
      return {
        providerOrderId: created.id,
        key: options.keyId,
        scriptUrl: options.scriptUrl,
        paymentUrl: null,
      }
    },
    fetchReport: async (providerOrderId) => {
      const { items } = await sdk.orders.fetchPayments(providerOrderId)
      return best((items as RazorpayPayment[]).map(reportOf))
    },
    isGenuineCallback: ({ orderId, paymentId, signature }) =>
      validatePaymentVerification(
        { order_id: orderId, payment_id: paymentId },
        signature,
        options.keySecret,
      ),
    readWebhook: (rawBody, headers) => {
      const signature = headers['x-razorpay-signature'] ?? ''
      if (!Razorpay.validateWebhookSignature(rawBody, signature, options.webhookSecret)) return null
      const event = JSON.parse(rawBody) as { payload?: { payment?: { entity?: RazorpayPayment } } }
      const payment = event.payload?.payment?.entity
      return {
        eventId: headers['x-razorpay-event-id'] ?? `razorpay ${signature}`,
        report: payment?.order_id ? reportOf(payment) : null,
      }
    },
  }
}

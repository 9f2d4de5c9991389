import Stripe from 'stripe'
import type { Gateway, PaymentReport } from '#server/payment/gateway.ts'

type Session = {
  id: string
  amount_total: number | null
  payment_status: string
  status: string | null
  payment_intent: string | { id: string } | null
}

const reportOf = (session: Session): PaymentReport | null => {
  const intent = session.payment_intent
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  if (!paymentId) return null
  const unpaid = session.status === 'expired' ? 'failed' : 'pending'
  return {
    providerOrderId: session.id,
    paymentId,
    amount: session.amount_total ?? 0,
    status: session.payment_status === 'paid' ? 'paid' : unpaid,
  }
}

/**
 * Stripe Checkout by its official SDK, for buyers outside India (PUR-06).
 * @see https://docs.stripe.com/checkout/fulfillment
 * @param options.fetch answers the SDK's requests in place of the network (the sandbox)
 */
export const stripeGateway = (options: {
  secretKey: string
  webhookSecret: string
  publicUrl: string
  fetch?: (request: Request) => Promise<Response>
}): Gateway => {
  const { fetch } = options
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: fetch ? 0 : 2,
    ...(fetch && {
      httpClient: Stripe.createFetchHttpClient(
        (input: string | URL | Request, init?: RequestInit) => fetch(new Request(input, init)),
      ),
    }),
  })
  return {
    provider: 'stripe',
    isSandbox: fetch !== undefined,
    open: async (order) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        client_reference_id: order.orderId,
        customer_email: order.buyer.email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.amount,
              product_data: { name: order.title },
            },
          },
        ],
        success_url: `${options.publicUrl}/payment/return?order_id=${order.orderId}&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${options.publicUrl}/payment/return?order_id=${order.orderId}&cancelled=true`,
      })
      return { providerOrderId: session.id, key: '', scriptUrl: null, paymentUrl: session.url }
    },
    fetchReport: async (providerOrderId) =>
      reportOf(await stripe.checkout.sessions.retrieve(providerOrderId)),
    isGenuineCallback: () => false,
    readWebhook: (rawBody, headers) => {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          headers['stripe-signature'] ?? '',
          options.webhookSecret,
        )
        const isSession = event.type.startsWith('checkout.session.')
        return {
          eventId: event.id,
          report: isSession ? reportOf(event.data.object as Session) : null,
        }
      } catch {
        return null
      }
    },
  }
}

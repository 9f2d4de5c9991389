import type { PayableOrder } from '#server/platform/payment/gateway.ts'

/**
 * The Checkout session of an order; the buyer comes back to `returnUrl`.
 * @see https://docs.stripe.com/api/checkout/sessions/create
 */
export const sessionOf = (order: PayableOrder, returnUrl: string) => ({
  mode: 'payment' as const,
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
  success_url: `${returnUrl}?order_id=${order.orderId}&session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${returnUrl}?order_id=${order.orderId}&cancelled=true`,
})

import type { PayableOrder } from '#server/platform/payment/gateway.ts'

/**
 * The Checkout session of an order; the buyer comes back to `returnUrl`. A business in India that
 * is paid from abroad reports name, address and what was sold.
 * @see https://docs.stripe.com/api/checkout/sessions/create
 * @see https://docs.stripe.com/india-accept-international-payments
 */
export const sessionOf = (order: PayableOrder, returnUrl: string) => ({
	mode: 'payment' as const,
	client_reference_id: order.orderId,
	customer_email: order.buyer.email,
	billing_address_collection: 'required' as const,
	payment_intent_data: { description: order.title },
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

import * as z from 'zod/mini'
import type { OrderInput } from '#machines/kit/order.types.ts'
import type { PaymentOrder, WidgetVerdict } from '#machines/shop/payment/card-payment.types.ts'

/** Answer of the provider's script after a payment. */
const answer = z.object({
	razorpay_payment_id: z.string(),
	razorpay_order_id: z.string(),
	razorpay_signature: z.string(),
})

/** The buyer’s details that the widget begins with. */
type Buyer = Pick<OrderInput, 'name' | 'email' | 'phone'>

type Options = {
	key: string
	order_id: string
	amount: number
	currency: string
	name: string
	prefill: { name: string; email: string; contact: string }
	retry: { enabled: boolean }
	handler: (given: unknown) => void
	modal: { ondismiss: () => void }
}

type Checkout = {
	open: () => void
	close: () => void
	on: (event: 'payment.failed', listener: () => void) => void
}

type RazorpayWindow = Window & { Razorpay?: new (options: Options) => Checkout }

/**
 * Anything other than a receipt counts as closed: the server checks the order before it is
 * abandoned.
 */
const verdictOf = (given: unknown): WidgetVerdict => {
	const { data } = answer.safeParse(given)
	if (!data) return { kind: 'dismissed' }
	return {
		kind: 'answered',
		receipt: {
			paymentId: data.razorpay_payment_id,
			pgOrderId: data.razorpay_order_id,
			signature: data.razorpay_signature,
		},
	}
}

/**
 * Opens the checkout widget of the loaded script (Razorpay's protocol, which the sandbox speaks
 * too) until it answers.
 * @see https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 */
export const openCheckout = (
	{ order, request, title }: { order: PaymentOrder; request: Buyer; title: string },
	signal: AbortSignal,
): Promise<WidgetVerdict> =>
	new Promise((resolve, reject) => {
		const { Razorpay } = window as RazorpayWindow
		if (!Razorpay) throw new Error('The checkout script defines no Razorpay.')
		const checkout = new Razorpay({
			key: order.key,
			order_id: order.pgOrderId,
			amount: order.amount,
			currency: order.currency,
			name: title,
			prefill: { name: request.name, email: request.email, contact: request.phone },
			retry: { enabled: false },
			handler: (given) => resolve(verdictOf(given)),
			modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
		})
		checkout.on('payment.failed', () => {
			resolve({ kind: 'declined' })
			checkout.close()
		})
		signal.addEventListener('abort', () => {
			checkout.close()
			reject(signal.reason)
		})
		checkout.open()
	})

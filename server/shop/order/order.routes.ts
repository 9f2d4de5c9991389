import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { cancelOrder, checkOwnOrder, listOrders, readOrder } from './order.service.ts'
import { verifyRazorpay, verifyStripe } from './verify-payment.service.ts'
import { handleWebhook } from './webhook.service.ts'

/** PAY: handlers for placed orders: callbacks, webhooks, checks, cancelling and the history. */
export const orderHandlers = (deps: PaymentDeps): Handlers => ({
	verifyRazorpayPayment: (call) =>
		verifyRazorpay(deps, requireAccount(call).id, {
			orderId: call.body.razorpay_order_id,
			paymentId: call.body.razorpay_payment_id,
			signature: call.body.razorpay_signature,
		}),
	verifyStripeCheckout: (call) => verifyStripe(deps, requireAccount(call).id, call.body.session_id),
	checkOrder: (call) => checkOwnOrder(deps, requireAccount(call).id, call.params.order_id),
	cancelOrder: (call) => cancelOrder(deps, requireAccount(call).id, call.params.order_id),

	receiveRazorpayWebhook: async ({ request }) => {
		await handleWebhook(deps, 'razorpay', String(request.rawBody), request.headers)
		return { received: true }
	},
	receiveStripeWebhook: async ({ request }) => {
		await handleWebhook(deps, 'stripe', String(request.rawBody), request.headers)
		return { received: true }
	},

	listOrders: (call) =>
		listOrders(deps, requireAccount(call).id, {
			limit: call.query.limit ?? 10,
			offset: call.query.offset ?? 0,
		}),
	getOrder: (call) => readOrder(deps, requireAccount(call).id, call.params.order_id),
})

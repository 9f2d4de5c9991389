import Razorpay from 'razorpay'
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import type { Gateway } from '#server/platform/payment/gateway.ts'
import { askProvider, PROVIDER_TIMEOUT_MS } from './ask-provider.ts'
import { standingOf } from './own-id.rules.ts'
import {
	paymentOf,
	type RazorpayEvent,
	type RazorpayPayment,
	type RazorpayRefund,
	refundOf,
	returnedBy,
} from './razorpay.reports.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * The SDK speaks through axios: bounds its wait, and lets play money answer it without a network.
 */
const configure = (sdk: Razorpay, timeout: number, fetch?: Fetch) => {
	const { rq } = (sdk as unknown as { api: { rq: { defaults: Record<string, unknown> } } }).api
	rq.defaults.timeout = timeout
	if (!fetch) return
	rq.defaults.adapter = 'fetch'
	rq.defaults.env = {
		fetch: (input: Request | string, init?: RequestInit) => fetch(new Request(input, init)),
		Request,
		Response,
	}
}

/**
 * Razorpay by its official SDK: orders, Standard Checkout callbacks, refunds and webhooks.
 * @see https://razorpay.com/docs/payments/server-integration/nodejs/
 * @param options.fetch answers the SDK's requests in place of the network (play money)
 * @param options.timeoutMs how long an answer may take
 */
export const razorpayGateway = (options: {
	keyId: string
	keySecret: string
	webhookSecret: string
	scriptUrl: string
	fetch?: Fetch
	timeoutMs?: number
}): Gateway => {
	const timeoutMs = options.timeoutMs ?? PROVIDER_TIMEOUT_MS
	const sdk = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret })
	configure(sdk, timeoutMs, options.fetch)
	const ask = <T>(call: () => Promise<T>) => askProvider(call, timeoutMs)
	const pending = (providerOrderId: string) => ({
		providerOrderId,
		key: options.keyId,
		paymentUrl: null,
	})
	return {
		provider: 'razorpay',
		scriptUrl: options.scriptUrl,
		open: async (order) => {
			const created = await ask(() =>
				sdk.orders.create({
					amount: order.amount,
					currency: order.currency,
					receipt: order.orderId,
					notes: { order_id: order.orderId },
				}),
			)
			return pending(created.id)
		},
		resume: async (providerOrderId) => pending(providerOrderId),
		fetchReports: async (providerOrderId) => {
			const { items } = await ask(() => sdk.orders.fetchPayments(providerOrderId))
			return (items as RazorpayPayment[]).map(paymentOf)
		},
		refund: async ({ refundId, paymentId, amount }) => {
			const { items } = await ask(() => sdk.payments.fetchMultipleRefund(paymentId))
			const known = (items as RazorpayRefund[]).map((item) => ({
				...refundOf(item),
				amount: Number(item.amount),
			}))
			const standing = standingOf(known, { refundId, amount })
			if (standing) return standing
			const made = await ask(() =>
				sdk.payments.refund(paymentId, { amount, receipt: refundId, notes: { refund: refundId } }),
			)
			return refundOf(made as RazorpayRefund)
		},
		isGenuineCallback: async ({ orderId, paymentId, signature }) =>
			validatePaymentVerification(
				{ order_id: orderId, payment_id: paymentId },
				signature,
				options.keySecret,
			),
		readWebhook: async (rawBody, headers) => {
			const signature = headers['x-razorpay-signature'] ?? ''
			if (!Razorpay.validateWebhookSignature(rawBody, signature, options.webhookSecret)) return null
			const { payload } = JSON.parse(rawBody) as RazorpayEvent
			const refund = payload?.refund?.entity
			const payment = payload?.payment?.entity
			return {
				payment: payment?.order_id && !refund ? paymentOf(payment) : null,
				refund: refund ? refundOf(refund) : null,
				returnedPaymentId: refund ? returnedBy(refund, payment) : null,
			}
		},
	}
}

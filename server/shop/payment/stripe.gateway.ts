import Stripe from 'stripe'
import type { Gateway } from '#server/platform/payment/gateway.ts'
import { askProvider, PROVIDER_TIMEOUT_MS } from './ask-provider.ts'
import { standingOf } from './own-id.rules.ts'
import {
	paymentOf,
	refundOf,
	returnedBy,
	type StripeCharge,
	type StripeRefund,
	type StripeSession,
} from './stripe.reports.ts'
import { sessionOf } from './stripe.session.ts'

/** The age up to which a webhook is accepted, in seconds: the SDK's default. */
const WEBHOOK_SECONDS = 300

/**
 * Stripe Checkout by its official SDK, for buyers outside India (PUR-06).
 * @see https://docs.stripe.com/checkout/fulfillment
 * @param options.clock judges the age of a webhook
 * @param options.fetch answers the SDK's requests in place of the network (play money)
 * @param options.timeoutMs how long an answer may take, repeated requests included
 */
export const stripeGateway = (options: {
	secretKey: string
	webhookSecret: string
	publicUrl: string
	clock: () => Date
	fetch?: (request: Request) => Promise<Response>
	timeoutMs?: number
}): Gateway => {
	const { fetch } = options
	const timeoutMs = options.timeoutMs ?? PROVIDER_TIMEOUT_MS
	const stripe = new Stripe(options.secretKey, {
		timeout: timeoutMs,
		maxNetworkRetries: fetch ? 0 : 1,
		...(fetch && {
			httpClient: Stripe.createFetchHttpClient(
				(input: string | URL | Request, init?: RequestInit) => fetch(new Request(input, init)),
			),
		}),
	})
	const ask = <T>(call: () => Promise<T>) => askProvider(call, timeoutMs)
	const pending = (session: { id: string; url: string | null }) => ({
		providerOrderId: session.id,
		key: '',
		paymentUrl: session.url,
	})
	const returnUrl = `${options.publicUrl}/payment/return`
	return {
		provider: 'stripe',
		scriptUrl: null,
		open: async (order) =>
			pending(await ask(() => stripe.checkout.sessions.create(sessionOf(order, returnUrl)))),
		resume: async (providerOrderId) => {
			const session = await ask(() => stripe.checkout.sessions.retrieve(providerOrderId))
			return session.status === 'open' && session.url ? pending(session) : null
		},
		fetchReports: async (providerOrderId) => {
			const session = await ask(() =>
				stripe.checkout.sessions.retrieve(providerOrderId, {
					expand: ['payment_intent.latest_charge'],
				}),
			)
			const report = paymentOf(session as StripeSession)
			return report ? [report] : []
		},
		refund: async ({ refundId, paymentId, amount }) => {
			const known = await ask(() => stripe.refunds.list({ payment_intent: paymentId }))
			const reports = known.data.map((refund) => ({
				...refundOf(refund as StripeRefund)!,
				amount: refund.amount,
			}))
			const standing = standingOf(reports, { refundId, amount })
			if (standing) return standing
			const made = await ask(() =>
				stripe.refunds.create(
					{ payment_intent: paymentId, amount, metadata: { refund: refundId } },
					{ idempotencyKey: `${refundId} ${reports.length}` },
				),
			)
			return refundOf(made as StripeRefund)!
		},
		isGenuineCallback: async () => false,
		readWebhook: async (rawBody, headers) => {
			try {
				const event = stripe.webhooks.constructEvent(
					rawBody,
					headers['stripe-signature'] ?? '',
					options.webhookSecret,
					WEBHOOK_SECONDS,
					undefined,
					options.clock().getTime(),
				)
				const { object } = event.data
				return {
					payment: event.type.startsWith('checkout.session.')
						? paymentOf(object as StripeSession)
						: null,
					refund: event.type.startsWith('refund.') ? refundOf(object as StripeRefund) : null,
					returnedPaymentId:
						event.type === 'charge.refunded' ? returnedBy(object as StripeCharge) : null,
				}
			} catch {
				return null
			}
		},
	}
}

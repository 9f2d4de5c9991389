import type { Db } from '#server/platform/database/open.ts'
import { razorpaySandbox, type Webhook } from './razorpay.sandbox.ts'
import { type Document, sandboxStore } from './sandbox.store.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { stripeSandbox } from './stripe.sandbox.ts'

/** Outcomes of a payment that a tester can choose (PAY-04). */
export const sandboxChoices = [
	'pay',
	'decline',
	'close',
	'callback-lost',
	'late-webhook',
	'duplicate-webhooks',
	'all-lost',
] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

/**
 * Next step of the checkout page; `callback` is passed to the shop's page, `pending` money arrives
 * after `SETTLE_MS`.
 */
export type SandboxOutcome =
	| { kind: 'paid'; callback: Record<string, string> | null }
	| { kind: 'silent' }
	| { kind: 'declined' }
	| { kind: 'closed' }

/** How long the money of `late-webhook` is on its way, in ms. */
export const SETTLE_MS = 6000

/**
 * The embedded payment gateway. `fetch` answers the providers' SDKs, `choose` is a buyer's choice
 * on the checkout page, and webhooks go to whatever `deliverTo` was given. Its books are in the
 * database: a restart forgets nothing.
 */
export const createSandbox = (options: { db: Db; clock: () => Date }) => {
	const store = sandboxStore(options.db)
	const razorpay = razorpaySandbox(store, options.clock)
	const stripe = stripeSandbox(store, options.clock)
	let deliver: (webhook: Webhook) => Promise<void> = async () => undefined

	const isStripe = (document: Document) => document.object === 'checkout.session'
	const attempt = (document: Document, status: 'captured' | 'authorized' | 'failed') =>
		isStripe(document) ? stripe.attempt(document, status) : razorpay.attempt(document, status)
	const webhookOf = (attempted: Document) =>
		isStripe(attempted) ? stripe.webhook(attempted) : razorpay.webhook(attempted)
	const callbackOf = (attempted: Document): Record<string, string> =>
		isStripe(attempted) ? { session_id: attempted.id } : razorpay.callback(attempted)

	return {
		keys: sandboxKeys,

		/** Answers a request that an SDK meant for its provider's API. */
		fetch: (request: Request): Promise<Response> => {
			const url = new URL(request.url)
			const path = url.pathname.replace(/^\/sandbox\/(razorpay|stripe)/, '')
			const wantsStripe =
				url.hostname === 'api.stripe.com' || url.pathname.startsWith('/sandbox/stripe')
			return wantsStripe ? stripe.fetch(request, path) : razorpay.fetch(request, path)
		},

		find: store.find,

		/** Sets where webhooks are delivered. */
		deliverTo: (next: typeof deliver) => {
			deliver = next
		},

		/** Makes a choice of the buyer happen to an order or session. */
		choose: async (document: Document, choice: SandboxChoice): Promise<SandboxOutcome> => {
			if (choice === 'close') return { kind: 'closed' }
			if (choice === 'decline') {
				const failed = await attempt(document, 'failed')
				if (!isStripe(failed)) await deliver(webhookOf(failed))
				return { kind: 'declined' }
			}
			if (choice === 'late-webhook') {
				await attempt(document, 'authorized')
				return { kind: 'silent' }
			}
			const paid = await attempt(document, 'captured')
			if (choice !== 'all-lost') await deliver(webhookOf(paid))
			if (choice === 'duplicate-webhooks') await deliver(webhookOf(paid))
			const isHeard = choice === 'pay' || choice === 'duplicate-webhooks'
			return isHeard ? { kind: 'paid', callback: callbackOf(paid) } : { kind: 'silent' }
		},

		/** Completes the refund of a payment and notifies the shop by webhook. */
		settleRefund: async (paymentId: string): Promise<void> => {
			const provider = paymentId.startsWith('pi_') ? stripe : razorpay
			for (const webhook of await provider.settleRefunds(paymentId)) await deliver(webhook)
		},

		/** Captures a delayed payment and notifies the shop by webhook. */
		settle: async (orderId: string): Promise<void> => {
			const document = await store.find(orderId)
			if (!document) return
			if (isStripe(document)) {
				if (document.payment_intent && document.payment_status === 'unpaid')
					await deliver(webhookOf(await attempt(document, 'captured')))
				return
			}
			for (const payment of await store.childrenOf(orderId)) {
				if (payment.status !== 'authorized') continue
				const captured = { ...payment, status: 'captured', captured: true }
				await store.save('payment', captured, options.clock(), orderId)
				await deliver(webhookOf(captured))
			}
		},
	}
}

export type Sandbox = ReturnType<typeof createSandbox>

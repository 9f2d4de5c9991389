import type { Webhook } from './razorpay.sandbox.ts'
import { type Document, refundedIn, type SandboxStore } from './sandbox.store.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { providerId, stripeSignature } from './signatures.ts'

const refusal = (message: string, status = 400) =>
	Response.json({ error: { type: 'invalid_request_error', message } }, { status })

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Stripe's own protocol over the sandbox's books: Checkout sessions, signatures and webhooks. */
export const stripeSandbox = (store: SandboxStore, clock: () => Date) => {
	const { secretKey, webhookSecret } = sandboxKeys.stripe

	const createSession = async (request: Request) => {
		const form = new URLSearchParams(await request.text())
		const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
		const successUrl = form.get('success_url')
		if (!Number.isInteger(amount) || amount < 50)
			return refusal('The Checkout Session total must be at least 0.50')
		if (!successUrl) return refusal('Missing required param: success_url.')
		if (
			form.get('billing_address_collection') !== 'required' ||
			!form.get('payment_intent_data[description]')
		)
			return refusal(
				'As per Indian regulations, export transactions require a customer name, an address and a description.',
			)
		const id = providerId('cs_test_', 24)
		const session: Document = {
			id,
			object: 'checkout.session',
			mode: 'payment',
			amount_total: amount,
			currency: form.get('line_items[0][price_data][currency]'),
			client_reference_id: form.get('client_reference_id'),
			customer_email: form.get('customer_email'),
			description: form.get('line_items[0][price_data][product_data][name]'),
			payment_status: 'unpaid',
			status: 'open',
			payment_intent: null,
			success_url: successUrl,
			cancel_url: form.get('cancel_url'),
			url: `/sandbox/stripe/pay/${id}`,
			created: seconds(clock()),
			livemode: false,
		}
		await store.save('session', session, clock())
		return Response.json(session)
	}

	const refundsOf = async (intent: string | null) => {
		const data = intent ? await store.settleRefunds(intent, 'succeeded') : []
		return Response.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
	}

	const createRefund = async (request: Request) => {
		const form = new URLSearchParams(await request.text())
		const intent = form.get('payment_intent') ?? ''
		const session = await store.findByIntent(intent)
		if (session?.payment_status !== 'paid') return refusal('No such payment_intent', 404)
		const amount = Number(form.get('amount'))
		if (session.is_refunded) return refusal('Charge has already been refunded.')
		const returned = refundedIn(await store.refundsOf(intent)) + amount
		if (!Number.isInteger(amount) || amount < 1 || returned > Number(session.amount_total))
			return refusal('Refund amount is greater than unrefunded amount on charge')
		const refund: Document = {
			id: providerId('re_', 24),
			object: 'refund',
			amount,
			metadata: { refund: form.get('metadata[refund]') },
			currency: session.currency,
			payment_intent: intent,
			status: 'pending',
			created: seconds(clock()),
		}
		await store.save('refund', refund, clock(), intent)
		if (returned === session.amount_total)
			await store.save('session', { ...session, is_refunded: true }, clock())
		return Response.json(refund)
	}

	/** The session as it is answered: `expand[]=payment_intent.latest_charge` puts the charge in. */
	const shown = (session: Document, isExpanded: boolean) => {
		const { is_refunded: isRefunded, ...plain } = session
		if (!isExpanded || !plain.payment_intent) return plain
		const charge = { object: 'charge', refunded: isRefunded === true }
		return { ...plain, payment_intent: { id: plain.payment_intent, latest_charge: charge } }
	}

	const signed = (id: string, type: string, object: unknown): Webhook => {
		const body = JSON.stringify({
			id,
			object: 'event',
			api_version: '2026-10-29',
			created: seconds(clock()),
			livemode: false,
			type,
			data: { object },
		})
		return {
			provider: 'stripe',
			body,
			headers: { 'stripe-signature': stripeSignature(body, seconds(clock()), webhookSecret) },
		}
	}

	return {
		fetch: async (request: Request, path: string): Promise<Response> => {
			if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
				return refusal('Invalid API Key provided', 401)
			const query = new URL(request.url).searchParams
			if (path === '/v1/refunds')
				return request.method === 'POST'
					? createRefund(request)
					: refundsOf(query.get('payment_intent'))
			if (request.method === 'POST' && path === '/v1/checkout/sessions')
				return createSession(request)
			const id = /^\/v1\/checkout\/sessions\/(cs_test_\w+)$/.exec(path)?.[1]
			const session = id && (await store.find(id))
			return session
				? Response.json(
						shown(
							session,
							[...query.keys()].some((key) => key.startsWith('expand')),
						),
					)
				: refusal('No such checkout.session', 404)
		},

		/** Records an attempt to pay a session; `authorized` stands for money on its way. */
		attempt: async (
			session: Document,
			status: 'captured' | 'authorized' | 'failed',
		): Promise<Document> => {
			const next: Document =
				status === 'failed'
					? session
					: {
							...session,
							status: 'complete',
							payment_status: status === 'captured' ? 'paid' : 'unpaid',
							payment_intent: session.id.replace('cs_test_', 'pi_'),
						}
			await store.save('session', next, clock())
			return next
		},

		webhook: (session: Document): Webhook => {
			const status = session.payment_status === 'paid' ? 'paid' : 'unpaid'
			return signed(
				`evt_${session.id}_${status}`,
				'checkout.session.completed',
				shown(session, false),
			)
		},

		/**
		 * Lets the refunds of a payment intent reach the buyer; answers the webhooks that tell of it.
		 */
		settleRefunds: async (intent: string): Promise<Webhook[]> =>
			(await store.settleRefunds(intent, 'succeeded')).map((refund) =>
				signed(`evt_${refund.id}_succeeded`, 'refund.updated', refund),
			),
	}
}

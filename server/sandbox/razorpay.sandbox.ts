import { type Document, refundedIn, type SandboxStore } from './sandbox.store.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { providerId, razorpayCallbackSignature, razorpayWebhookSignature } from './signatures.ts'

/** A signed webhook ready to be posted to the merchant. */
export type Webhook = {
	provider: 'razorpay' | 'stripe'
	body: string
	headers: Record<string, string>
}

const refusal = (description: string) =>
	Response.json(
		{ error: { code: 'BAD_REQUEST_ERROR', description, source: 'business' } },
		{ status: 400 },
	)

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Razorpay's own protocol over the sandbox's books: orders, payments, signatures and webhooks. */
export const razorpaySandbox = (store: SandboxStore, clock: () => Date) => {
	const { keyId, keySecret, webhookSecret } = sandboxKeys.razorpay

	const createOrder = async (request: Request) => {
		const input = (await request.json()) as {
			amount?: number
			currency?: string
			receipt?: string
			notes?: unknown
		}
		if (!Number.isInteger(input.amount) || input.amount! < 100)
			return refusal('Order amount less than minimum amount allowed')
		const order = {
			id: providerId('order_'),
			entity: 'order',
			amount: input.amount,
			amount_paid: 0,
			amount_due: input.amount,
			currency: input.currency ?? 'INR',
			receipt: input.receipt ?? null,
			status: 'created',
			attempts: 0,
			notes: input.notes ?? [],
			created_at: seconds(clock()),
		}
		await store.save('order', order, clock())
		return Response.json(order)
	}

	const refundPayment = async (payment: Document, request: Request) => {
		const refunds = await store.refundsOf(payment.id)
		if (payment.status !== 'captured') return refusal('The payment has been fully refunded already')
		const { amount, notes = [] } = (await request.json()) as { amount?: number; notes?: unknown }
		if (!Number.isInteger(amount) || amount! < 100)
			return refusal('The amount must be atleast INR 1.00')
		const returned = refundedIn(refunds) + amount!
		if (returned > Number(payment.amount))
			return refusal('The total refund amount is greater than the refund payment amount')
		const refund: Document = {
			id: providerId('rfnd_'),
			entity: 'refund',
			amount,
			currency: payment.currency,
			payment_id: payment.id,
			notes,
			status: 'pending',
			created_at: seconds(clock()),
		}
		await store.save('refund', refund, clock(), payment.id)
		const status = returned === payment.amount ? 'refunded' : 'captured'
		await store.save('payment', { ...payment, status, amount_refunded: returned }, clock())
		return Response.json(refund)
	}

	const fetchPayment = async (payment: Document, tail: string, request: Request) => {
		if (tail === '/refund') return refundPayment(payment, request)
		const items = await store.settleRefunds(payment.id, 'processed')
		return Response.json({ entity: 'collection', count: items.length, items })
	}

	const signed = (event: string, contains: string, entity: Document): Webhook => {
		const body = JSON.stringify({
			entity: 'event',
			account_id: 'acc_VidyaSandbox01',
			event,
			contains: [contains],
			payload: { [contains]: { entity } },
			created_at: seconds(clock()),
		})
		return {
			provider: 'razorpay',
			body,
			headers: {
				'x-razorpay-signature': razorpayWebhookSignature(body, webhookSecret),
				'x-razorpay-event-id': `evt_${entity.id}_${entity.status}`,
			},
		}
	}

	return {
		/** Answers a request of the SDK; `path` begins after the host. */
		fetch: async (request: Request, path: string): Promise<Response> => {
			const expected = `Basic ${btoa(`${keyId}:${keySecret}`)}`
			if (request.headers.get('authorization') !== expected)
				return Response.json(
					{ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
					{ status: 401 },
				)
			if (request.method === 'POST' && path === '/v1/orders') return createOrder(request)
			const [, paymentId, refunds] = /^\/v1\/payments\/(pay_\w+)(\/refunds?)$/.exec(path) ?? []
			const payment = paymentId && (await store.find(paymentId))
			if (payment) return fetchPayment(payment, refunds!, request)
			const [, orderId, tail] = /^\/v1\/orders\/(order_\w+)(\/payments)?$/.exec(path) ?? []
			const order = orderId && (await store.find(orderId))
			if (!order) return refusal('The id provided does not exist')
			if (!tail) return Response.json(order)
			const items = await store.childrenOf(order.id)
			return Response.json({ entity: 'collection', count: items.length, items })
		},

		/** Records an attempt to pay an order. */
		attempt: async (
			order: Document,
			status: 'captured' | 'authorized' | 'failed',
		): Promise<Document> => {
			const payment: Document = {
				id: providerId('pay_'),
				entity: 'payment',
				amount: order.amount,
				currency: order.currency,
				status,
				order_id: order.id,
				method: 'upi',
				captured: status === 'captured',
				error_code: status === 'failed' ? 'BAD_REQUEST_ERROR' : null,
				error_description: status === 'failed' ? 'Payment was declined by the bank' : null,
				created_at: seconds(clock()),
			}
			await store.save('payment', payment, clock(), order.id)
			if (status === 'captured')
				await store.save(
					'order',
					{ ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 },
					clock(),
				)
			return payment
		},

		/** Arguments of the page's success handler, as Checkout passes them. */
		callback: (payment: Document) => ({
			razorpay_payment_id: payment.id,
			razorpay_order_id: String(payment.order_id),
			razorpay_signature: razorpayCallbackSignature(
				String(payment.order_id),
				payment.id,
				keySecret,
			),
		}),

		webhook: (payment: Document): Webhook =>
			signed(
				payment.status === 'failed' ? 'payment.failed' : 'payment.captured',
				'payment',
				payment,
			),

		/** Lets the refunds of a payment reach the buyer; answers the webhooks that tell of it. */
		settleRefunds: async (paymentId: string): Promise<Webhook[]> =>
			(await store.settleRefunds(paymentId, 'processed')).map((refund) =>
				signed('refund.processed', 'refund', refund),
			),
	}
}

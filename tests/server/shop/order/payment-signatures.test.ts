import Razorpay from 'razorpay'
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { razorpaySandbox } from '#server/sandbox/razorpay.sandbox.ts'
import type { Document, SandboxStore } from '#server/sandbox/sandbox.store.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'
import { stripeSandbox } from '#server/sandbox/stripe.sandbox.ts'

const clock = () => new Date()
const store: SandboxStore = {
	find: async () => undefined,
	findByIntent: async () => undefined,
	childrenOf: async () => [],
	refundsOf: async () => [],
	settleRefunds: async () => [],
	save: async () => undefined,
}
const order: Document = { id: 'order_00000000000001', amount: 118_000, currency: 'INR' }
const { keySecret, webhookSecret } = sandboxKeys.razorpay

test('PAY-04 Razorpay’s SDK verifies the sandbox’s callback and rejects an altered one', async () => {
	const sandbox = razorpaySandbox(store, clock)
	const callback = sandbox.callback(await sandbox.attempt(order, 'captured'))
	const verify = (payment_id: string, signature: string) =>
		validatePaymentVerification({ order_id: order.id, payment_id }, signature, keySecret)
	const { razorpay_payment_id: paymentId, razorpay_signature: signature } = callback
	expect(verify(paymentId, signature)).toBe(true)
	expect(verify(`${paymentId}x`, signature)).toBe(false)
	expect(
		verify(
			paymentId,
			signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
		),
	).toBe(false)
})

test('PAY-04 Razorpay’s SDK verifies the sandbox’s webhook and rejects an altered one', async () => {
	const sandbox = razorpaySandbox(store, clock)
	const webhook = sandbox.webhook(await sandbox.attempt(order, 'captured'))
	const signature = webhook.headers['x-razorpay-signature']!
	expect(Razorpay.validateWebhookSignature(webhook.body, signature, webhookSecret)).toBe(true)
	const altered = webhook.body.replace('118000', '100')
	expect(Razorpay.validateWebhookSignature(altered, signature, webhookSecret)).toBe(false)
	expect(Razorpay.validateWebhookSignature(webhook.body, signature, 'another')).toBe(false)
})

test('PAY-04 Stripe’s SDK verifies the sandbox’s webhook and rejects altered, foreign and old ones', async () => {
	const session: Document = {
		id: 'cs_test_1',
		object: 'checkout.session',
		amount_total: 118_000,
		payment_status: 'paid',
	}
	const { webhooks } = new Stripe(sandboxKeys.stripe.secretKey)
	const { webhookSecret: secret } = sandboxKeys.stripe
	const { body, headers } = stripeSandbox(store, clock).webhook(session)
	const signature = headers['stripe-signature']!
	expect(webhooks.constructEvent(body, signature, secret)).toMatchObject({
		type: 'checkout.session.completed',
		data: { object: session },
	})
	expect(() => webhooks.constructEvent(body.replace('118000', '100'), signature, secret)).toThrow()
	expect(() => webhooks.constructEvent(body, signature, 'whsec_another')).toThrow()
	const old = stripeSandbox(store, () => new Date(Date.now() - 600_000)).webhook(session)
	expect(() =>
		webhooks.constructEvent(old.body, old.headers['stripe-signature']!, secret),
	).toThrow()
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'
import { razorpayWebhookSignature, stripeSignature } from '#server/sandbox/signatures.ts'
import { payment } from '#server/shop/order/order.tables.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { type Buyer, booksOf, chooseIn, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

/** Buys a new resource in India, beside one that was bought before. */
const buy = async (buyer: Buyer) => {
	const product = await addResource(server.db)
	const made = await buyer.order({ product_id: [product] })
	const { amount, order_id: orderId, pg_order_id } = made.body
	const paid = await payAtRazorpay(server, pg_order_id, { amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	return { product, orderId, paymentId: paid.id, amount, body: { order_id: pg_order_id } }
}
type Bought = Awaited<ReturnType<typeof buy>>

/** Razorpay's word of a refund that somebody made in its dashboard. */
const tellRazorpay = (bought: Bought, refunded: number, status = 'processed') => {
	const isWhole = refunded === bought.amount
	const event = {
		event: `refund.${status}`,
		payload: {
			refund: {
				entity: {
					id: 'rfnd_00000000000001',
					payment_id: bought.paymentId,
					amount: refunded,
					status,
				},
			},
			payment: {
				entity: {
					id: bought.paymentId,
					...bought.body,
					amount: bought.amount,
					currency: 'INR',
					status: isWhole ? 'refunded' : 'captured',
				},
			},
		},
	}
	const signature = razorpayWebhookSignature(
		JSON.stringify(event),
		sandboxKeys.razorpay.webhookSecret,
	)
	const headers = { 'x-razorpay-signature': signature }
	return server.call('POST', '/v1/webhooks/razorpay', { body: event, headers })
}

/** Stripe's word of a charge of which something went back. */
const tellStripe = (intent: string, refunded: boolean) => {
	const charge = { id: 'ch_1', object: 'charge', payment_intent: intent, refunded }
	const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: charge } }
	const seconds = Math.floor(Date.now() / 1000)
	const secret = sandboxKeys.stripe.webhookSecret
	const headers = { 'stripe-signature': stripeSignature(JSON.stringify(event), seconds, secret) }
	return server.call('POST', '/v1/webhooks/stripe', { body: event, headers })
}

const statusOf = async (orderId: string) =>
	(await booksOf(server).payments(orderId)).map(({ status, outcome }) => [status, outcome])

test('INV-04 PAY-01 a whole refund by hand ends what the payment had bought and nothing else, once; it can be bought again', async () => {
	const buyer = await openBuyer(server)
	const before = await buy(buyer)
	const bought = await buy(buyer)
	const [learned] = await server.db
		.select()
		.from(enrolment)
		.where(eq(enrolment.resourceId, bought.product))
	const [first] = await server.db
		.insert(lesson)
		.values({
			resourceId: bought.product,
			section: 'One',
			title: 'Lesson',
			body: 'Text',
			minutes: 5,
			position: 0,
		})
		.returning()
	await server.db
		.insert(lessonDone)
		.values({ enrolmentId: learned!.id, lessonId: first!.id, doneAt: server.deps.clock() })

	expect((await tellRazorpay(bought, bought.amount - 100)).status).toBe(200)
	expect((await tellRazorpay(bought, bought.amount, 'created')).status).toBe(200)
	expect(await buyer.owned()).toEqual([before.product, bought.product].sort())
	expect(await statusOf(bought.orderId)).toEqual([['captured', 'fulfilled']])

	const twice = await payAtRazorpay(server, bought.body.order_id, { amount: bought.amount })
	await twice.tellShop()
	expect((await tellRazorpay({ ...bought, paymentId: twice.id }, bought.amount)).status).toBe(200)
	expect(await buyer.owned()).toEqual([before.product, bought.product].sort())

	for (let times = 0; times < 2; times += 1)
		expect((await tellRazorpay(bought, bought.amount)).status).toBe(200)
	expect(await buyer.owned()).toEqual([before.product])
	expect(await statusOf(bought.orderId)).toEqual([
		['refunded', 'fulfilled'],
		['refunded', 'refund'],
	])
	expect(await statusOf(before.orderId)).toEqual([['captured', 'fulfilled']])
	expect(await server.db.$count(lessonDone)).toBe(0)

	const again = await buyer.order({ product_id: [bought.product] })
	const paid = await payAtRazorpay(server, again.body.pg_order_id, { amount: again.body.amount })
	await buyer.verify(paid.callback)
	expect((await tellRazorpay(bought, bought.amount)).status).toBe(200)
	expect(await buyer.owned()).toEqual([before.product, bought.product].sort())
})

test('INV-04 PAY-02 a whole refund by hand at Stripe ends what was bought, a part of the money does not', async () => {
	const buyer = await openBuyer(server)
	const product = await addResource(server.db)
	const made = await buyer.orderAbroad({ product_id: [product] })
	const id = new URL(made.body.payment_url, 'http://vidya.test').pathname.split('/').at(-1)!
	await chooseIn(server)(id, 'all-lost')
	expect(await buyer.check(made.body.order_id)).toMatchObject({ status: 'paid' })
	expect(await buyer.owned()).toEqual([product])
	const [{ id: intent } = { id: '' }] = await server.db
		.select()
		.from(payment)
		.where(eq(payment.orderId, made.body.order_id))
	expect((await tellStripe(intent, false)).status).toBe(200)
	expect(await buyer.owned()).toEqual([product])
	expect((await tellStripe(intent, true)).status).toBe(200)
	expect(await buyer.owned()).toEqual([])
	expect((await tellStripe('pi_unknown', true)).status).toBe(200)
})

test('INV-04 a refund by hand that no webhook told of is found within a day, of a second payment too', async () => {
	const buyer = await openBuyer(server)
	const bought = await buy(buyer)
	const second = await payAtRazorpay(server, bought.body.order_id, { amount: bought.amount })
	await second.tellShop()
	const giveBack = async (id: string) => {
		const own = eq(sandboxRecord.id, id)
		const [record] = await server.db.select().from(sandboxRecord).where(own)
		const body = { ...record!.body, status: 'refunded' }
		await server.db.update(sandboxRecord).set({ body }).where(own)
		server.advance(12 * 3_600_000)
		await reconcile(server.deps)
	}
	await giveBack(second.id)
	expect(await statusOf(bought.orderId)).toEqual([
		['captured', 'fulfilled'],
		['refunded', 'refund'],
	])
	expect(await buyer.owned()).toEqual([bought.product])
	await giveBack(bought.paymentId)
	expect(await buyer.owned()).toEqual([])
})

test('INV-03 money that went back has a credit note for its invoice, numbered in its own series, once', async () => {
	const buyer = await openBuyer(server)
	const bought = await buy(buyer)
	const read = async () =>
		(
			(await server.call('GET', `/v1/orders/${bought.orderId}/invoices`, { token: buyer.token }))
				.body as { data: Record<string, unknown>[] }
		).data
	const [first] = await read()
	for (let time = 0; time < 2; time += 1)
		expect((await tellRazorpay(bought, bought.amount)).status).toBe(200)
	expect(await read()).toEqual([
		first,
		{
			...first,
			id: expect.any(String),
			kind: 'credit-note',
			number: expect.stringMatching(/^VC\/26-27\/\d{7}$/),
			refers_to: { number: first!.number, issued_at: first!.issued_at },
		},
	])
})

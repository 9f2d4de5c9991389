import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Gateway } from '#server/platform/payment/gateway.ts'
import { setProviderOrder } from '#server/shop/order/order.store.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { claimDueOrders } from '#server/shop/order/order-state.store.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { insertPayment } from '#server/shop/payment/payment.store.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { type Buyer, booksOf, openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()
let books: ReturnType<typeof booksOf>
let gateway: Gateway
beforeAll(async () => {
	books = booksOf(server)
	gateway = server.deps.gateways.razorpay!
})

const MINUTE = 60_000
const TOTAL = 11_800
const place = async (buyer: Buyer, some: object = {}) => {
	const product = await addResource(server.db, { price: 10_000 })
	const { body } = await buyer.order({ product_id: [product], ...some })
	return { ...body, product }
}
const withGateway = async <T>(some: Partial<Gateway>, work: () => Promise<T>): Promise<T> => {
	server.deps.gateways.razorpay = { ...gateway, ...some }
	try {
		return await work()
	} finally {
		server.deps.gateways.razorpay = gateway
	}
}
const silent = async (): Promise<never> => {
	throw new Error('no answer')
}
const reporterOf = async (orderId: string) => {
	const [row] = await server.db.select().from(payment).where(eq(payment.orderId, orderId))
	return row!.reportedBy
}

test('PAY-01 the books say who reported a payment first', async () => {
	const buyer = await openBuyer(server)
	const paid = async () => {
		const made = await place(buyer)
		return { ...made, ...(await payAtRazorpay(server, made.pg_order_id, { amount: TOTAL })) }
	}
	const [checked, verified, told, found] = [await paid(), await paid(), await paid(), await paid()]
	await buyer.check(checked.order_id)
	await buyer.verify(verified.callback)
	await told.tellShop()
	server.advance(MINUTE)
	await reconcile(server.deps)
	const all = [checked, verified, told, found]
	expect(await Promise.all(all.map(({ order_id }) => reporterOf(order_id)))).toEqual([
		'callback',
		'callback',
		'webhook',
		'reconciler',
	])
})

test('PAY-01 a buyer who asks about a paid order is answered from the books', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const paid = await payAtRazorpay(server, made.pg_order_id, { amount: TOTAL })
	await paid.tellShop()
	const receipt = await withGateway({ fetchReports: silent }, () => buyer.check(made.order_id))
	expect(receipt).toEqual({
		order_id: made.order_id,
		payment_id: paid.id,
		status: 'paid',
		refund: null,
	})
})

test('24.1 PAY-01 the callback of a payment that a webhook reported needs no answer of the provider', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const paid = await payAtRazorpay(server, made.pg_order_id, { amount: TOTAL })
	await paid.tellShop()
	const { status, body } = await withGateway({ fetchReports: silent }, () =>
		buyer.verify(paid.callback),
	)
	expect([status, body]).toEqual([
		200,
		{ order_id: made.order_id, payment_id: paid.id, status: 'paid', refund: null },
	])
})

test('PAY-01 WAL-01 PUR-07 an order that is paid in time uses its coins and its coupon once', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 60)
	const code = await addDiscount(server.db, { code: 'INTIME', maxUses: 1 })
	const made = await place(buyer, { promo_code: 'INTIME', coins: 50 })
	const paid = await payAtRazorpay(server, made.pg_order_id, { amount: made.amount })
	await paid.tellShop()
	expect(await books.payments(made.order_id)).toMatchObject([{ outcome: 'fulfilled' }])
	expect([await books.uses(code), await buyer.owned()]).toEqual([1, [made.product]])
	expect(await buyer.coins()).toBe(10 + Math.floor(made.amount / 5000))
})

test('PUR-05 M7 each order of the history has its own lines and payments, and names the payment that fulfilled it', async () => {
	const buyer = await openBuyer(server)
	const first = await place(buyer)
	const short = await payAtRazorpay(server, first.pg_order_id, { amount: 100 })
	await short.tellShop()
	server.advance(1000)
	const right = await payAtRazorpay(server, first.pg_order_id, { amount: TOTAL })
	await right.tellShop()
	const second = await place(buyer)
	const other = await payAtRazorpay(server, second.pg_order_id, { amount: TOTAL })
	await other.tellShop()
	const third = await place(buyer)
	const { data } = await buyer.history()
	const seen = data.map(({ id, lines, payments, payment_id }) => ({
		id,
		lines: lines.map(({ product_id }) => product_id),
		payments: payments.map((row) => [row.id, row.refund?.reason ?? null]),
		payment_id,
	}))
	expect(seen).toEqual(
		expect.arrayContaining([
			{ id: third.order_id, lines: [third.product], payments: [], payment_id: null },
			{
				id: second.order_id,
				lines: [second.product],
				payments: [[other.id, null]],
				payment_id: other.id,
			},
			{
				id: first.order_id,
				lines: [first.product],
				payments: [
					[short.id, 'amount-differs'],
					[right.id, null],
				],
				payment_id: right.id,
			},
		]),
	)
	expect(seen).toHaveLength(3)
})

test('M2 a cancelled order is looked at again after a quarter of its age, though its half hour is not over', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const placedAt = server.deps.clock().getTime()
	server.advance(28 * MINUTE)
	await buyer.signInAgain()
	await buyer.cancel(made.order_id)
	const { status, nextCheckAt } = await books.order(made.order_id)
	expect([status, nextCheckAt!.getTime() - placedAt]).toEqual(['cancelled', 35 * MINUTE])
})

test('M2 an order that is looked at is held for five minutes', async () => {
	await server.db.update(order).set({ nextCheckAt: null })
	const buyer = await openBuyer(server)
	const [sooner, later] = [await place(buyer), await place(buyer)]
	const now = server.deps.clock()
	const due = (id: string, ms: number) =>
		server.db
			.update(order)
			.set({ nextCheckAt: new Date(now.getTime() + ms) })
			.where(eq(order.id, id))
	await due(sooner.order_id, -1)
	await due(later.order_id, 0)
	const claim = async (limit: number, ms: number) =>
		(await claimDueOrders(server.db, limit, new Date(now.getTime() + ms))).map(({ id }) => id)
	expect(await claim(10, -2)).toEqual([])
	expect([await claim(1, 0), await claim(1, 0), await claim(1, 0)]).toEqual([
		[sooner.order_id],
		[later.order_id],
		[],
	])
	expect(await claim(10, 5 * MINUTE - 1)).toEqual([])
	expect((await claim(10, 5 * MINUTE)).sort()).toEqual([sooner.order_id, later.order_id].sort())
})

test('PAY-03 an open order is named by its provider once', async () => {
	const buyer = await openBuyer(server)
	const [open, closed] = [await place(buyer), await place(buyer)]
	await buyer.cancel(closed.order_id)
	for (const { order_id } of [open, closed])
		await server.db.update(order).set({ providerOrderId: null }).where(eq(order.id, order_id))
	const name = (id: string, as: string) => setProviderOrder(server.db, id, as)
	expect(await name(open.order_id, 'order_first')).toBe(true)
	expect(await name(open.order_id, 'order_second')).toBe(false)
	expect(await name(closed.order_id, 'order_third')).toBe(false)
	expect((await books.order(open.order_id)).providerOrderId).toBe('order_first')
	expect((await books.order(closed.order_id)).providerOrderId).toBeNull()
})

test('M2 a payment is recorded once per id', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const row = {
		id: 'pay_once',
		orderId: made.order_id,
		provider: 'razorpay' as const,
		amount: TOTAL,
		currency: 'INR',
		status: 'captured' as const,
		outcome: 'fulfilled' as const,
		reportedBy: 'webhook' as const,
		createdAt: server.deps.clock(),
	}
	await insertPayment(server.db, row)
	await insertPayment(server.db, { ...row, amount: 1 })
	expect((await books.payments(made.order_id)).map(({ amount }) => amount)).toEqual([TOTAL])
})

test('INV-04 a refund on its way stays so while its provider is silent', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const short = await payAtRazorpay(server, made.pg_order_id, { amount: 100 })
	await short.tellShop()
	await server.db
		.update(refund)
		.set({ status: 'sent', providerRefundId: 'rfnd_known' })
		.where(eq(refund.paymentId, short.id))
	await withGateway({ refund: silent }, () => sendRefunds(server.deps))
	const [row] = await server.db.select().from(refund).where(eq(refund.paymentId, short.id))
	expect([row!.status, row!.attempts, row!.providerRefundId]).toEqual(['sent', 1, 'rfnd_known'])
})

test('PAY-01 ROL-03 an order that is unknown is not found, and a webhook with a bad signature is refused as such', async () => {
	const buyer = await openBuyer(server)
	const made = await place(buyer)
	const paid = await payAtRazorpay(server, made.pg_order_id, { amount: TOTAL })
	const unknown = await buyer.verify({
		...paid.callback,
		razorpay_order_id: 'order_00000000000000',
	})
	expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found'])
	const told = await server.call('POST', '/v1/webhooks/razorpay', {
		body: paid.webhook.body,
		headers: { 'x-razorpay-signature': 'f'.repeat(64) },
	})
	expect([told.status, (told.body as { code: string }).code]).toEqual([400, 'signature-invalid'])
	expect(await books.payments(made.order_id)).toEqual([])
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'
import { stripeSignature } from '#server/sandbox/signatures.ts'
import { closeOrder } from '#server/shop/order/close-order.service.ts'
import { order as orderTable } from '#server/shop/order/order.tables.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { razorpayGateway } from '#server/shop/payment/razorpay.gateway.ts'
import { stripeGateway } from '#server/shop/payment/stripe.gateway.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { booksOf, chooseIn, openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../../support/fixtures.ts'
import { openFileApp, openTestApp } from '../../support/open-test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const server = await openFileApp()
let books: ReturnType<typeof booksOf>
let choose: ReturnType<typeof chooseIn>
beforeAll(async () => {
	books = booksOf(server)
	choose = chooseIn(server)
})

const stripeEvent = (sessionId: string) => {
	const object = {
		id: sessionId,
		object: 'checkout.session',
		amount_total: 118_000,
		currency: 'inr',
		payment_status: 'paid',
		status: 'complete',
		payment_intent: 'pi_000000000000000000000001',
	}
	const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed' }
	const body = { ...event, data: { object } }
	const seconds = Math.floor(Date.now() / 1000)
	const secret = sandboxKeys.stripe.webhookSecret
	const headers = { 'stripe-signature': stripeSignature(JSON.stringify(body), seconds, secret) }
	return { body, headers }
}

const priced = (some: object = {}) => addResource(server.db, { price: 100_000, ...some })
const TOTAL = 118_000

test('M1 PAY-04 beside one provider with keys the other takes no order and its sandbox key is worth nothing', async () => {
	const live = await openTestApp({
		RAZORPAY_KEY_ID: 'rzp_test_own',
		RAZORPAY_KEY_SECRET: 'own',
		RAZORPAY_WEBHOOK_SECRET: 'own',
	})
	try {
		const buyer = await openBuyer(live)
		const product = await addResource(live.db, { price: 100_000 })
		expect((await buyer.quote({ product_id: [product] })).providers).toEqual(['razorpay'])
		const made = await buyer.orderAbroad({ product_id: [product] })
		expect([made.status, made.body.code]).toEqual([501, 'provider-not-configured'])
		const { body, headers } = stripeEvent('cs_test_1')
		const told = await live.call('POST', '/v1/webhooks/stripe', { body, headers })
		expect([told.status, (told.body as { code: string }).code]).toEqual([
			501,
			'provider-not-configured',
		])
		expect((await live.call('POST', '/sandbox/choose', { body: {} })).status).toBe(404)
		expect((await buyer.history()).total).toBe(0)
	} finally {
		await live.close()
	}
})

test('M1 PAY-04 an event of one provider never pays an order of the other', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const { body, headers } = stripeEvent(made.body.pg_order_id)
	const told = await server.call('POST', '/v1/webhooks/stripe', { body, headers })
	expect([told.status, told.body]).toEqual([200, { received: true }])
	expect(await books.payments(made.body.order_id)).toEqual([])
	expect(await buyer.owned()).toEqual([])
})

test('M2 PAY-01 money for a cancelled order that nobody reported is found and takes coupon and coins again', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	await giveCoins(server.db, buyer.email, 50)
	const code = await addDiscount(server.db, { code: 'LATE', maxUses: 1 })
	const made = await buyer.order({ product_id: [product], promo_code: 'LATE', coins: 50 })
	await buyer.cancel(made.body.order_id)
	expect([await books.uses(code), await buyer.coins()]).toEqual([0, 50])
	await choose(made.body.pg_order_id, 'all-lost')
	server.advance(7 * 60 * MINUTE)
	expect(await reconcile(server.deps)).toMatchObject({ paid: 1 })
	expect(await buyer.owned()).toEqual([product])
	expect([await books.uses(code), await buyer.coins()]).toEqual([1, 20])
	expect((await books.order(made.body.order_id)).status).toBe('paid')
})

test('M2 INV-04 money for a cancelled order whose coupon is gone is given back, once', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const product = await priced()
	const code = await addDiscount(server.db, { code: 'SINGLE', maxUses: 1 })
	const made = await buyer.order({ product_id: [product], promo_code: 'SINGLE' })
	await buyer.cancel(made.body.order_id)
	await other.order({ product_id: [product], promo_code: 'SINGLE' })
	const { id, callback } = await payAtRazorpay(server, made.body.pg_order_id, {
		amount: made.body.amount,
	})
	const receipt = {
		order_id: made.body.order_id,
		payment_id: id,
		status: 'refunded',
		refund: { amount: 106_200, currency: 'INR', reason: 'order-closed', status: 'asked' },
	}
	expect((await buyer.verify(callback)).body).toEqual(receipt)
	expect([await buyer.owned(), await books.uses(code)]).toEqual([[], 1])
	expect(await books.payments(made.body.order_id)).toEqual([
		{ id, amount: 106_200, currency: 'INR', status: 'captured', outcome: 'refund' },
	])
	await sendRefunds(server.deps)
	expect(await books.refund(id)).toEqual({ status: 'sent', reason: 'order-closed', attempts: 1 })
	expect(await sendRefunds(server.deps)).toBe(0)
	server.advance(2 * MINUTE)
	await sendRefunds(server.deps)
	expect(await books.refund(id)).toEqual({
		status: 'received',
		reason: 'order-closed',
		attempts: 2,
	})
	expect((await buyer.check(made.body.order_id)) as object).toEqual({
		...receipt,
		refund: { ...receipt.refund, status: 'received' },
	})
})

test('M2 INV-04 money one rupee short is recorded, buys nothing and is given back', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const short = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL - 100 })
	await short.tellShop()
	await short.tellShop()
	expect(await books.payments(made.body.order_id)).toEqual([
		{ id: short.id, amount: 117_900, currency: 'INR', status: 'captured', outcome: 'refund' },
	])
	expect(await books.refund(short.id)).toMatchObject({ reason: 'amount-differs', status: 'asked' })
	expect([await buyer.owned(), (await books.order(made.body.order_id)).status]).toEqual([
		[],
		'created',
	])
})

test('M2 a payment that the provider gave back by itself is read as given back and buys nothing', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const back = await payAtRazorpay(server, made.body.pg_order_id, {
		amount: TOTAL,
		status: 'refunded',
	})
	expect((await buyer.verify(back.callback)).body).toEqual({
		order_id: made.body.order_id,
		payment_id: back.id,
		status: 'refunded',
		refund: null,
	})
	expect(await books.payments(made.body.order_id)).toEqual([
		{ id: back.id, amount: TOTAL, currency: 'INR', status: 'refunded', outcome: 'refunded' },
	])
	expect(await buyer.owned()).toEqual([])
})

test('M2 the orders of one account hide nobody else’s payment from the reconciler', async () => {
	const crowd = await openBuyer(server)
	const rows = Array.from({ length: 600 }, (_, i) => ({
		accountId: crowd.accountId,
		provider: 'razorpay' as const,
		providerOrderId: `order_gone${i}`,
		productKey: `gone ${i}`,
		status: 'created' as const,
		...{ price: 1, planDiscount: 0, discount: 0, gst: 0, rounding: 0, coins: 0, total: 1 },
		...{ buyerName: 'A', buyerEmail: 'a@example.org', buyerPhone: '1' },
		createdAt: server.deps.clock(),
		expiresAt: new Date(server.deps.clock().getTime() + 30 * MINUTE),
		nextCheckAt: new Date(server.deps.clock().getTime() + 90_000),
	}))
	await server.db.insert(orderTable).values(rows)
	server.advance(10)
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	await choose(made.body.pg_order_id, 'all-lost')
	server.advance(2 * MINUTE)
	await reconcile(server.deps)
	expect(await buyer.owned()).toEqual([product])
	await server.db.delete(orderTable).where(eq(orderTable.accountId, crowd.accountId))
})

test('M2 one account holds at most five uses of a coupon; a sixth open order closes the first', async () => {
	const buyer = await openBuyer(server)
	const code = await addDiscount(server.db, { code: 'FIVE', maxUses: 50 })
	const made = []
	for (let i = 0; i < 7; i += 1)
		made.push(await buyer.order({ product_id: [await priced()], promo_code: 'FIVE' }))
	expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
	const statuses = []
	for (const { body } of made) statuses.push((await books.order(body.order_id)).status)
	expect(statuses).toEqual(['cancelled', 'cancelled', ...Array(5).fill('created')])
	expect(await books.uses(code)).toBe(5)
})

test('M2 PAY-01 an order keeps coupon and coins until its half hour is over, and not longer', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 10)
	const code = await addDiscount(server.db, { code: 'HALFHOUR', maxUses: 1 })
	const made = await buyer.order({
		product_id: [await priced()],
		promo_code: 'HALFHOUR',
		coins: 10,
	})
	const stand = async () => [
		(await books.order(made.body.order_id)).status,
		await books.uses(code),
		await buyer.coins(),
	]
	server.advance(29 * MINUTE)
	await reconcile(server.deps)
	expect(await stand()).toEqual(['created', 1, 0])
	server.advance(MINUTE)
	await reconcile(server.deps)
	expect(await stand()).toEqual(['cancelled', 0, 10])
})

test('M2 money that is on its way keeps an order open for a day beyond its time', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	await choose(made.body.pg_order_id, 'late-webhook')
	const look = async (later: number) => {
		server.advance(later)
		await reconcile(server.deps)
		return (await books.order(made.body.order_id)).status
	}
	expect(await look(40 * MINUTE)).toBe('created')
	expect(await look(DAY)).toBe('cancelled')
})

test('M2 an order that reached its provider while another tab closed it is looked at for money too', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	const asOtherTabSawIt = { ...(await books.order(made.body.order_id)), providerOrderId: null }
	await closeOrder(server.db, asOtherTabSawIt, 'cancelled', server.deps.clock())
	await choose(made.body.pg_order_id, 'all-lost')
	server.advance(MINUTE)
	await reconcile(server.deps)
	expect(await buyer.owned()).toEqual([product])
})

test('M2 a closed order is checked for seven days only', async () => {
	const buyer = await openBuyer(server)
	const [early, late] = [await priced(), await priced()]
	const soon = await buyer.order({ product_id: [early] })
	const never = await buyer.order({ product_id: [late] })
	await buyer.cancel(soon.body.order_id)
	await buyer.cancel(never.body.order_id)
	server.advance(6 * DAY)
	await choose(soon.body.pg_order_id, 'all-lost')
	await reconcile(server.deps)
	expect(await buyer.owned()).toEqual([early])
	server.advance(DAY)
	await reconcile(server.deps)
	expect((await books.order(never.body.order_id)).nextCheckAt).toBe(null)
})

test('INV-04 a refund that the provider refuses or does not answer is sent again, and only once in the end', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const short = await payAtRazorpay(server, made.body.pg_order_id, { amount: 100 })
	await short.tellShop()
	const gateway = server.deps.gateways.razorpay!
	const answers = [
		() => Promise.reject(new Error('no answer')),
		async () => ({ paymentId: short.id, refundId: 'rfnd_1', status: 'failed' as const }),
	]
	server.deps.gateways.razorpay = {
		...gateway,
		refund: (asked) => (asked.paymentId === short.id ? answers.shift()!() : gateway.refund(asked)),
	}
	try {
		await sendRefunds(server.deps)
		expect(await books.refund(short.id)).toMatchObject({ status: 'asked', attempts: 1 })
		server.advance(2 * MINUTE)
		await sendRefunds(server.deps)
		expect(await books.refund(short.id)).toMatchObject({ status: 'asked', attempts: 2 })
	} finally {
		server.deps.gateways.razorpay = gateway
	}
	server.advance(3 * MINUTE)
	await sendRefunds(server.deps)
	expect(await books.refund(short.id)).toMatchObject({ status: 'asked', attempts: 2 })
	server.advance(MINUTE)
	await sendRefunds(server.deps)
	expect(await books.refund(short.id)).toMatchObject({ status: 'sent', attempts: 3 })
	await server.sandbox.settleRefund(short.id)
	expect(await books.refund(short.id)).toMatchObject({ status: 'received', attempts: 3 })
	expect(await books.payments(made.body.order_id)).toMatchObject([{ status: 'refunded' }])
	const records = await server.db.select().from(sandboxRecord)
	expect(records.filter((row) => row.kind === 'refund' && row.parentId === short.id).length).toBe(1)
})

test('INV-04 Stripe gives back money that came for a closed order, and tells when it arrived', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const product = await priced()
	await addDiscount(server.db, { code: 'ABROAD', maxUses: 1 })
	const made = await buyer.orderAbroad({ product_id: [product], promo_code: 'ABROAD' })
	const session = made.body.payment_url.split('/').at(-1)!
	await buyer.cancel(made.body.order_id)
	await other.order({ product_id: [product], promo_code: 'ABROAD' })
	await choose(session, 'callback-lost')
	const [paid] = await books.payments(made.body.order_id)
	expect(paid).toMatchObject({ amount: 106_200, currency: 'INR', outcome: 'refund' })
	await sendRefunds(server.deps)
	expect(await books.refund(paid!.id)).toMatchObject({ status: 'sent' })
	await server.sandbox.settleRefund(paid!.id)
	expect(await books.refund(paid!.id)).toMatchObject({ status: 'received' })
	const again = await server.deps.gateways.stripe!.fetchReports(session)
	expect(again.map(({ status }) => status)).toEqual(['refunded'])
})

test('M4 PAY-01 a genuine signature on an authorised payment enrols nobody', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	const authorised = await payAtRazorpay(server, made.body.pg_order_id, {
		amount: TOTAL,
		status: 'authorized',
	})
	expect((await buyer.verify(authorised.callback)).body).toEqual({
		order_id: made.body.order_id,
		payment_id: authorised.id,
		status: 'pending',
		refund: null,
	})
	expect([await buyer.owned(), await books.payments(made.body.order_id)]).toEqual([[], []])
})

test.each(['USD', 'JPY'])(
	'M4 PAY-03 %s is not taken for rupees and is given back',
	async (currency) => {
		const buyer = await openBuyer(server)
		const made = await buyer.order({ product_id: [await priced()] })
		const foreign = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL, currency })
		expect((await buyer.verify(foreign.callback)).body).toEqual({
			order_id: made.body.order_id,
			payment_id: foreign.id,
			status: 'refunded',
			refund: { amount: TOTAL, currency, reason: 'currency-differs', status: 'asked' },
		})
		expect(await buyer.owned()).toEqual([])
	},
)

test('M4 PAY-01 a genuine signature on a payment that the provider does not list yet waits', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const paid = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	await server.db.delete(sandboxRecord).where(eq(sandboxRecord.id, paid.id))
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'pending' })
	expect(await buyer.owned()).toEqual([])
})

test('M4 PAY-01 a provider that does not answer is reported as such, and the payment is found later', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	const paid = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	const gateway = server.deps.gateways.razorpay!
	const keys = { ...sandboxKeys.razorpay, scriptUrl: '/' }
	server.deps.gateways.razorpay = razorpayGateway({
		...keys,
		timeoutMs: 20,
		fetch: () => new Promise(() => undefined),
	})
	const away = await buyer.verify(paid.callback)
	const cancelled = await buyer.cancel(made.body.order_id)
	const another = await buyer.order({ product_id: [await priced()] })
	server.deps.gateways.razorpay = gateway
	expect([away.status, away.body.code]).toEqual([502, 'provider-unreachable'])
	expect([another.status, another.body.code]).toEqual([502, 'provider-unreachable'])
	expect(cancelled).toMatchObject({ status: 'failed' })
	expect((await buyer.history()).data.map(({ status }) => status)).toEqual(['failed', 'cancelled'])
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	expect(await buyer.owned()).toEqual([product])
})

test('M4 Stripe that is silent is left after its time too', async () => {
	const silent = stripeGateway({
		clock: server.deps.clock,
		...sandboxKeys.stripe,
		publicUrl: 'http://vidya.test',
		timeoutMs: 20,
		fetch: () => new Promise(() => undefined),
	})
	await expect(silent.fetchReports('cs_test_1')).rejects.toMatchObject({
		status: 502,
		code: 'provider-unreachable',
	})
})

test('M5 PUR-05 a second tab goes on with the first order, its coupon and its coins', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	await giveCoins(server.db, buyer.email, 10)
	const code = await addDiscount(server.db, { code: 'TABS', maxUses: 1 })
	const wanted = { product_id: [product], promo_code: 'TABS', coins: 10 }
	const first = await buyer.order(wanted)
	expect(await buyer.quote(wanted)).toMatchObject({
		total: 105_200,
		coins_available: 10,
		promo_rejection: null,
	})
	const second = await buyer.order({ ...wanted, name: 'Asha R. Rao' })
	expect(second.body).toEqual({
		...first.body,
		user: { name: 'Asha R. Rao', email: buyer.email, contact: '+919876543210' },
	})
	expect((await buyer.history()).data.map((row) => row.buyer.name)).toEqual(['Asha R. Rao'])
	expect([await books.uses(code), await buyer.coins()]).toEqual([1, 0])
})

test('M5 PUR-05 tabs that order concurrently get one order', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await Promise.all(
		Array.from({ length: 6 }, () => buyer.order({ product_id: [product] })),
	)
	expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
	expect([...new Set(made.map(({ body }) => `${body.order_id} ${body.pg_order_id}`))].length).toBe(
		1,
	)
	expect((await buyer.history()).total).toBe(1)
})

test.each([
	['coupon', { promo_code: 'OTHERTAB' }],
	['coins', { coins: 5 }],
])('M5 a second tab with another %s replaces the first order', async (_, change) => {
	const buyer = await openBuyer(server)
	const product = await priced()
	await giveCoins(server.db, buyer.email, 5)
	await addDiscount(server.db, { code: 'OTHERTAB' }).catch(() => undefined)
	const first = await buyer.order({ product_id: [product] })
	const second = await buyer.order({ product_id: [product], ...change })
	expect(second.body.order_id).not.toBe(first.body.order_id)
	expect((await buyer.history()).data.map(({ status }) => status)).toEqual(['created', 'cancelled'])
})

test('M5 a second tab with another coupon of the same terms replaces the first order', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const code = await addDiscount(server.db, { code: 'TWIN-ONE' })
	const twin = await addDiscount(server.db, { code: 'TWIN-TWO' })
	const first = await buyer.order({ product_id: [product], promo_code: 'TWIN-ONE' })
	const second = await buyer.order({ product_id: [product], promo_code: 'TWIN-TWO' })
	expect([first.body.amount, second.body.amount]).toEqual([106_200, 106_200])
	expect([await books.uses(code), await books.uses(twin)]).toEqual([0, 1])
})

test('M5 a second tab with coins and a price that rose by as much replaces the first order', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	await giveCoins(server.db, buyer.email, 10)
	await buyer.order({ product_id: [product] })
	await server.db.update(resource).set({ price: 100_848 }).where(eq(resource.id, product))
	const second = await buyer.order({ product_id: [product], coins: 10 })
	expect([second.body.amount, await buyer.coins()]).toEqual([TOTAL, 0])
})

test('M5 an order whose time is over is not gone on with', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const first = await buyer.order({ product_id: [product] })
	await server.db
		.update(orderTable)
		.set({ expiresAt: new Date(0) })
		.where(eq(orderTable.id, first.body.order_id))
	const second = await buyer.order({ product_id: [product] })
	expect([second.status, second.body.order_id === first.body.order_id]).toEqual([200, false])
})

test('M5 a second tab that pays through the other provider replaces the first order', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	await buyer.order({ product_id: [product] })
	const abroad = await buyer.orderAbroad({ product_id: [product] })
	const again = await buyer.orderAbroad({ product_id: [product] })
	expect(again.body).toEqual(abroad.body)
	expect((await buyer.history()).data.map(({ status, provider }) => [status, provider])).toEqual([
		['created', 'stripe'],
		['cancelled', 'razorpay'],
	])
})

test('M5 INV-04 of two payments for one order the second is refunded and its tab says so', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	const one = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	const two = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	expect((await buyer.verify(one.callback)).body).toMatchObject({ status: 'paid', refund: null })
	expect((await buyer.verify(two.callback)).body).toEqual({
		order_id: made.body.order_id,
		payment_id: two.id,
		status: 'refunded',
		refund: { amount: TOTAL, currency: 'INR', reason: 'already-paid', status: 'asked' },
	})
	expect((await buyer.check(made.body.order_id)) as object).toMatchObject({
		payment_id: one.id,
		status: 'paid',
	})
	expect(await buyer.coins()).toBe(23)
})

test('M5 INV-04 a second payment that nobody reported is found within a day', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	await choose(made.body.pg_order_id, 'pay')
	const two = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	server.advance(61 * MINUTE)
	await reconcile(server.deps)
	expect(await books.refund(two.id)).toMatchObject({ reason: 'already-paid', status: 'asked' })
	server.advance(DAY)
	await reconcile(server.deps)
	expect((await books.order(made.body.order_id)).nextCheckAt).toBe(null)
})

test('M5 INV-04 what was bought by another order meanwhile is given back and its order closed', async () => {
	const buyer = await openBuyer(server)
	const [product, more] = [await priced(), await priced()]
	const code = await addDiscount(server.db, { code: 'BOTH', maxUses: 5 })
	const alone = await buyer.order({ product_id: [product] })
	const both = await buyer.order({ product_id: [product, more], promo_code: 'BOTH' })
	await choose(alone.body.pg_order_id, 'pay')
	await choose(both.body.pg_order_id, 'pay')
	expect(await buyer.owned()).toEqual([product])
	expect((await buyer.check(both.body.order_id)) as object).toMatchObject({
		status: 'refunded',
		refund: { reason: 'already-owned', amount: 212_400 },
	})
	expect([(await books.order(both.body.order_id)).status, await books.uses(code)]).toEqual([
		'cancelled',
		0,
	])
})

test('M5 PUR-05 a payment that nobody reported is found before the same thing is sold again', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const first = await buyer.order({ product_id: [product] })
	await choose(first.body.pg_order_id, 'all-lost')
	const second = await buyer.order({ product_id: [product] })
	expect([second.status, second.body.code]).toEqual([409, 'already-owned'])
	expect(await buyer.owned()).toEqual([product])
	expect(await books.payments(first.body.order_id)).toMatchObject([{ outcome: 'fulfilled' }])
})

test('M7 PUR-05 the history shows an order once, with every payment', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await priced()] })
	const one = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	const two = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	await one.tellShop()
	await two.tellShop()
	const paid = { amount: TOTAL, currency: 'INR' }
	const back = { ...paid, reason: 'already-paid', status: 'asked' }
	const { total, data } = await buyer.history()
	expect([total, data.length]).toEqual([1, 1])
	expect(data[0]!.payment_id).toBe(one.id)
	expect(data[0]!.payments).toEqual([
		{ id: one.id, ...paid, outcome: 'fulfilled', refund: null },
		{ id: two.id, ...paid, outcome: 'refund', refund: back },
	])
})

test('ROL-03 somebody else’s provider order is not verified', async () => {
	const [buyer, stranger] = [await openBuyer(server), await openBuyer(server)]
	const made = await buyer.order({ product_id: [await priced()] })
	const paid = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	const answer = await stranger.verify(paid.callback)
	expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
	expect(await books.payments(made.body.order_id)).toEqual([])
})

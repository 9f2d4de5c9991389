import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { discount as discountTable } from '#server/shop/discount/discount.tables.ts'
import { payment } from '#server/shop/order/order.tables.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { wallet } from '#server/shop/wallet/wallet.tables.ts'
import { addDiscount, addResource, giveCoins, subscribe } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const idKey = { 'idempotency-key': '0197a000-0000-7000-8000-00000000abcd' }

const server = await openFileApp()
let email: string
let token: string
let people = 0

const arrive = async () => {
	people += 1
	email = `buyer-${people}@example.org`
	token = await server.signIn(email)
}
beforeEach(arrive)

const buyer = () => ({ name: 'Asha Rao', email, phone: '+919876543210' })
const post = (url: string, body: unknown, headers = {}) =>
	server.call('POST', url, { token, body, headers })
const quote = async (body: object) =>
	(await post('/v1/purchase/quote', body)).body as Record<string, unknown>
const totalOf = async ({ product_id, promo_code, coins }: Record<string, unknown>) =>
	(await quote({ product_id, promo_code, coins })).total
const order = async (body: object, headers = {}) => {
	const answer = await post(
		'/v1/razorpay/retail-spc',
		{ platform: 'web', ...buyer(), expected_total: await totalOf({ ...body }), ...body },
		headers,
	)
	return {
		...answer,
		body: answer.body as {
			pg_order_id: string
			order_id: string
			amount: number
			code: string
			quote: { total: number }
		},
	}
}
const choose = async (id: string, choice: string) =>
	(await server.call('POST', '/sandbox/choose', { body: { id, choice } })).body as {
		kind: string
		callback: Record<string, string>
	}
const owned = async () => {
	const { id } = await accountOfEmail(server.db, email, new Date())
	const rows = await server.db.select().from(enrolment).where(eq(enrolment.accountId, id))
	return rows.map((row) => row.resourceId)
}
const usesOf = async (id: string) =>
	(await server.db.select().from(discountTable).where(eq(discountTable.id, id)))[0]!.used
const coinsOf = async () => {
	const { id } = await accountOfEmail(server.db, email, new Date())
	const [row] = await server.db.select().from(wallet).where(eq(wallet.accountId, id))
	return row && { coins: row.coins, used: row.usedCoins, earned: row.totalEarnedCoins }
}

test('PUR-02 the server prices discount, GST and total from its own figures', async () => {
	const product = await addResource(server.db, { price: 100_000 })
	await addDiscount(server.db, { code: 'SAVE10' })
	expect(await quote({ product_id: [product], promo_code: ' save10 ' })).toMatchObject({
		price: 100_000,
		plan_discount: 0,
		discount: 10_000,
		gst: 16_200,
		rounding: 0,
		total: 106_200,
		route: 'paid',
		promo: { code: 'SAVE10', title: 'SAVE10' },
		rejections: [],
	})
})

test('PUR-05 PAY-01 PAY-03 a paid order enrols, earns coins and empties the cart, once', async () => {
	const product = await addResource(server.db, { price: 100_000 })
	const { id: accountId } = await accountOfEmail(server.db, email, new Date())
	await server.db
		.insert(cartItem)
		.values({ accountId: accountId, resourceId: product, createdAt: new Date() })
	const made = await order({ product_id: [product], expected_total: 118_000 })
	expect(made.body).toEqual({
		status: true,
		key: 'rzp_test_VidyaSandbox',
		currency: 'INR',
		amount: 118_000,
		pg_order_id: expect.stringMatching(/^order_\w{14}$/),
		order_id: expect.any(String),
		user: { name: 'Asha Rao', email, contact: '+919876543210' },
		payment_url: null,
	})
	const outcome = await choose(made.body.pg_order_id, 'duplicate-webhooks')
	const receipt = {
		order_id: made.body.order_id,
		payment_id: outcome.callback.razorpay_payment_id,
		status: 'paid',
		refund: null,
	}
	expect((await post('/v1/razorpay/verify', outcome.callback)).body).toEqual(receipt)
	expect((await post('/v1/razorpay/verify', outcome.callback)).body).toEqual(receipt)
	expect(await owned()).toEqual([product])
	expect(await coinsOf()).toEqual({ coins: 23, used: 0, earned: 23 })
	const cart = server.db.select().from(cartItem).where(eq(cartItem.accountId, accountId))
	expect(await cart).toEqual([])
	const payments = server.db.select().from(payment).where(eq(payment.orderId, made.body.order_id))
	expect((await payments).length).toBe(1)
})

test('PAY-01 a callback whose signature was altered enrols nobody', async () => {
	const product = await addResource(server.db)
	const made = await order({ product_id: [product] })
	const { callback } = await choose(made.body.pg_order_id, 'all-lost').then(async () => ({
		callback: {
			razorpay_order_id: made.body.pg_order_id,
			razorpay_payment_id: 'pay_00000000000000',
			razorpay_signature: 'a'.repeat(64),
		},
	}))
	const answer = await post('/v1/razorpay/verify', callback)
	expect([answer.status, (answer.body as { code: string }).code]).toEqual([
		400,
		'signature-invalid',
	])
	expect(await owned()).toEqual([])
})

test('PAY-01 a payment whose callback was lost is found by the webhook', async () => {
	const product = await addResource(server.db)
	const made = await order({ product_id: [product] })
	expect(await choose(made.body.pg_order_id, 'callback-lost')).toEqual({ kind: 'silent' })
	expect(await owned()).toEqual([product])
})

test('PAY-01 money on its way is pending until it arrives', async () => {
	const product = await addResource(server.db)
	const made = await order({ product_id: [product] })
	await choose(made.body.pg_order_id, 'late-webhook')
	const check = async () => (await post(`/v1/orders/${made.body.order_id}/check`, undefined)).body
	expect(await check()).toMatchObject({ status: 'pending' })
	expect(await owned()).toEqual([])
	await server.sandbox.settle(made.body.pg_order_id)
	expect(await check()).toMatchObject({ status: 'paid' })
	expect(await owned()).toEqual([product])
})

test('PAY-01 the reconciler closes what callback and webhook missed', async () => {
	server.advance(31 * 60_000)
	await reconcile(server.deps)
	await arrive()
	const [paidFor, abandoned] = [await addResource(server.db), await addResource(server.db)]
	const code = await addDiscount(server.db, { code: 'ABANDONED', maxUses: 1 })
	const paid = await order({ product_id: [paidFor] })
	await choose(paid.body.pg_order_id, 'all-lost')
	await order({ product_id: [abandoned], promo_code: 'ABANDONED' })
	server.advance(31 * 60_000)
	expect(await reconcile(server.deps)).toEqual({ paid: 1, closed: 1 })
	expect(await reconcile(server.deps)).toEqual({ paid: 0, closed: 0 })
	expect(await owned()).toEqual([paidFor])
	expect(await usesOf(code)).toBe(0)
})

test('PAY-01 a widget that was closed gives coupon and coins back', async () => {
	const product = await addResource(server.db, { price: 100_000 })
	await giveCoins(server.db, email, 50)
	const code = await addDiscount(server.db, { code: 'ONCE', maxUses: 1 })
	const made = await order({ product_id: [product], promo_code: 'ONCE', coins: 50 })
	expect([await usesOf(code), await coinsOf()]).toEqual([1, { coins: 0, used: 50, earned: 50 }])
	const cancelled = await post(`/v1/orders/${made.body.order_id}/cancel`, undefined)
	expect(cancelled.body).toEqual({
		order_id: made.body.order_id,
		payment_id: null,
		status: 'failed',
		refund: null,
	})
	await post(`/v1/orders/${made.body.order_id}/cancel`, undefined)
	expect([await usesOf(code), await coinsOf()]).toEqual([0, { coins: 50, used: 0, earned: 50 }])
})

test('PAY-01 a declined payment enrols nobody and can be tried again', async () => {
	const product = await addResource(server.db)
	const made = await order({ product_id: [product] })
	expect(await choose(made.body.pg_order_id, 'decline')).toEqual({ kind: 'declined' })
	expect(await owned()).toEqual([])
	await choose(made.body.pg_order_id, 'pay')
	expect(await owned()).toEqual([product])
})

test('PAY-02 PUR-06 abroad Stripe takes the payment on its own page', async () => {
	const product = await addResource(server.db)
	const made = await post('/v1/stripe/retail-spc', {
		...buyer(),
		phone: '+254712345678',
		product_id: [product],
		expected_total: 58_900,
	})
	const { payment_url, order_id, status } = made.body as {
		payment_url: string
		order_id: string
		status: boolean
	}
	const session = payment_url.split('/').at(-1)!
	expect([status, payment_url]).toEqual([true, `/sandbox/stripe/pay/${session}`])
	expect((await post('/v1/stripe/verify', { session_id: session })).body).toMatchObject({
		status: 'failed',
	})
	await choose(session, 'pay')
	expect((await post('/v1/stripe/verify', { session_id: session })).body).toEqual({
		order_id,
		payment_id: expect.stringMatching(/^pi_/),
		status: 'paid',
		refund: null,
	})
	expect(await owned()).toEqual([product])
})

test('PUR-01 the phone of a first purchase is there at the next', async () => {
	const phone = async () =>
		((await server.call('GET', '/v1/user/info', { token })).body as { phone: string | null }).phone
	expect(await phone()).toBe(null)
	await order({ product_id: [await addResource(server.db)] })
	expect(await phone()).toBe('+919876543210')
})

test('PUR-02 a changed price is refused with the new quote and nothing is ordered', async () => {
	const product = await addResource(server.db, { price: 100_000 })
	const made = await order({ product_id: [product], expected_total: 100 })
	expect([made.status, made.body.code, made.body.quote.total]).toEqual([
		409,
		'price-changed',
		118_000,
	])
	expect((await server.call('GET', '/v1/orders', { token })).body).toEqual({ total: 0, data: [] })
})

test('PUR-02 a discount, a price or an owner that the client sends is not believed', async () => {
	const product = await addResource(server.db, { price: 100_000 })
	const wrong = await order({ product_id: [product], discount: 99_999 })
	expect([wrong.status, wrong.body.code]).toEqual([409, 'price-changed'])
	const made = await order({ product_id: [product], discount: 0 })
	expect([made.status, made.body.amount]).toEqual([200, 118_000])
	const forged = await order({ product_id: [product], creator_id: 'somebody-else' })
	expect([forged.status, forged.body.code]).toEqual([400, 'invalid-request'])
})

test('CRT-03 a cart of several items becomes one order', async () => {
	const products = [
		await addResource(server.db, { price: 100_000 }),
		await addResource(server.db, { price: 50_000 }),
	]
	const made = await order({ product_id: products })
	expect(made.body.amount).toBe(177_000)
	await choose(made.body.pg_order_id, 'pay')
	expect((await owned()).sort()).toEqual([...products].sort())
	const history = (await server.call('GET', '/v1/orders', { token })).body as {
		data: { receipt_number: string; lines: unknown[] }[]
	}
	expect(history.data.map(({ receipt_number, lines }) => [receipt_number, lines.length])).toEqual([
		[expect.stringMatching(/^VD-20261120-[0-9a-f]{10}$/), 2],
	])
})

test('WAL-01 coins are spent at purchase, never more than the total or the wallet', async () => {
	const product = await addResource(server.db, { price: 10_000 })
	await giveCoins(server.db, email, 500)
	expect(await quote({ product_id: [product], coins: 500 })).toMatchObject({
		coins: 118,
		coins_available: 500,
		total: 0,
		route: 'free',
	})
	expect(await quote({ product_id: [product], coins: 501 })).toMatchObject({
		rejections: [{ code: 'coins-insufficient' }],
	})
	const made = await order({ product_id: [product], coins: 100 })
	expect(made.body.amount).toBe(1800)
	expect(await coinsOf()).toEqual({ coins: 400, used: 100, earned: 500 })
})

test('PUR-03 PUR-04 a total of nothing enrols without a payment, and the paid route refuses it', async () => {
	const free = await addResource(server.db, { price: null })
	expect((await order({ product_id: [free] })).body.code).toBe('nothing-to-pay')
	const enrolled = await post('/v1/user/purchase-free', {
		webinar_id: free,
		name: 'Asha',
		email,
		type: 'spc',
		expected_total: 0,
	})
	const [row] = await server.db.select().from(enrolment).where(eq(enrolment.resourceId, free))
	expect(enrolled.body).toEqual({
		status: true,
		response: { data: [[{ id: row!.id, status: 'confirmed' }]] },
	})
	const paid = await addResource(server.db)
	const refused = await post('/v1/user/purchase-free', { webinar_id: paid, expected_total: 0 })
	expect((refused.body as { code: string }).code).toBe('payment-required')
})

test('PUR-03 WAL-03 a plan with SPC benefits takes the free route while they last', async () => {
	await subscribe(server.db, email, {
		benefits: { self_paced: { included: 1, additional_purchases: { discount: 20 } } },
	})
	const [first, second] = [
		await addResource(server.db, { price: 100_000 }),
		await addResource(server.db, { price: 100_000 }),
	]
	expect(await quote({ product_id: [first] })).toMatchObject({
		plan_discount: 100_000,
		route: 'free',
	})
	await post('/v1/user/purchase-free', { webinar_id: first, expected_total: 0 })
	expect(await quote({ product_id: [second] })).toMatchObject({
		plan_discount: 20_000,
		total: 94_400,
		route: 'paid',
	})
})

test('CRD-08 a free plan lowers nothing', async () => {
	await subscribe(server.db, email, {
		isFree: true,
		benefits: { self_paced: { additional_purchases: { discount: 20 } } },
	})
	const product = await addResource(server.db, { price: 100_000 })
	expect(await quote({ product_id: [product] })).toMatchObject({ plan_discount: 0, total: 118_000 })
})

test.each([
	['promo-unknown', 'NOPE', {}],
	['promo-expired', 'OLD', { endsAt: new Date('2026-11-20T10:00:00Z') }],
	['promo-not-started', 'SOON', { startsAt: new Date('2026-12-01T00:00:00Z') }],
	['promo-exhausted', 'GONE', { maxUses: 3, used: 3 }],
	['promo-minimum-not-met', 'BIG', { minimumOrder: 100_001 }],
	['promo-not-applicable', 'BUNDLE', { discountType: 'vidya_bundles', category: 'bundle' }],
])('PUR-07 PRM-03 %s is refused by the server', async (code, promo_code, terms) => {
	const product = await addResource(server.db, { price: 100_000 })
	if (code !== 'promo-unknown') await addDiscount(server.db, { code: promo_code, ...terms })
	expect((await order({ product_id: [product], promo_code })).body.code).toBe(code)
	expect(await quote({ product_id: [product], promo_code })).toMatchObject({
		discount: 0,
		rejections: [{ code }],
	})
})

test('PRM-02 a promo check answers the discount, no discount, or the server’s message', async () => {
	await addDiscount(server.db, { code: 'Diwali25', percent: 25, maxAmount: 20_000 })
	await addDiscount(server.db, { code: 'LASTYEAR', endsAt: new Date('2026-11-01T00:00:00Z') })
	const check = (code: string) => server.call('GET', `/v1/discount/check-availability?code=${code}`)
	expect((await check('DIWALI25')).body).toMatchObject({
		is_available: true,
		response: {
			data: {
				discount: { code: 'Diwali25', is_percentage: true, percent: 25, max_amount: 20_000 },
			},
		},
	})
	expect((await check('nope')).body).toEqual({
		is_available: false,
		response: { data: { discount: null } },
	})
	expect(await check('lastyear')).toMatchObject({
		status: 409,
		body: {
			code: 'promo-expired',
			response: { data: { response: { message: 'This promo code has expired' } } },
		},
	})
})

test('PUR-07 a code for one is used by one of many concurrent orders', async () => {
	const code = await addDiscount(server.db, { code: 'ONE', maxUses: 1 })
	const products = await Promise.all(Array.from({ length: 8 }, () => addResource(server.db)))
	const answers = await Promise.all(
		products.map((id) => order({ product_id: [id], promo_code: 'ONE' })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
	expect(await usesOf(code)).toBe(1)
})

test('WAL-01 coins are never spent twice by concurrent orders', async () => {
	await giveCoins(server.db, email, 100)
	const products = await Promise.all(Array.from({ length: 6 }, () => addResource(server.db)))
	const answers = await Promise.all(products.map((id) => order({ product_id: [id], coins: 100 })))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
	expect(await coinsOf()).toEqual({ coins: 0, used: 100, earned: 100 })
})

test('PUR-05 a double click on pay makes one order', async () => {
	const product = await addResource(server.db)
	const first = await order({ product_id: [product] }, idKey)
	const again = await order({ product_id: [product] }, idKey)
	expect(again.body).toEqual(first.body)
	const other = await order({ product_id: [await addResource(server.db)] }, idKey)
	expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
	expect((await server.call('GET', '/v1/orders', { token })).body).toMatchObject({ total: 1 })
})

test('PUR-05 what is owned already is not sold again', async () => {
	const product = await addResource(server.db)
	const made = await order({ product_id: [product] })
	await choose(made.body.pg_order_id, 'pay')
	expect((await order({ product_id: [product] })).body.code).toBe('already-owned')
})

test('ROL-03 an order of somebody else is not found', async () => {
	const made = await order({ product_id: [await addResource(server.db)] })
	const stranger = await server.signIn('stranger@example.org')
	const seen = await server.call('GET', `/v1/orders/${made.body.order_id}`, { token: stranger })
	expect([seen.status, (seen.body as { code: string }).code]).toEqual([404, 'not-found'])
})

import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Gateway } from '#server/platform/payment/gateway.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { closeOrder } from '#server/shop/order/close-order.service.ts'
import { findOrder, insertOrder } from '#server/shop/order/order.store.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { priceOrder } from '#server/shop/pricing/pricing.service.ts'
import type { OrderInput } from '#server/shop/purchase/order-input.rules.ts'
import { writeOrder } from '#server/shop/purchase/write-order.service.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { type Buyer, openBuyer, recordPayment } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins, subscribe } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()
let gateway: Gateway
beforeAll(async () => {
	gateway = server.deps.gateways.razorpay!
})

const MINUTE = 60_000
const item = (price: number | null = 10_000) => addResource(server.db, { price })
const ordersOf = ({ accountId }: Buyer) =>
	server.db
		.select({ id: order.id, status: order.status })
		.from(order)
		.where(eq(order.accountId, accountId))
		.orderBy(asc(order.createdAt), asc(order.id))
const statusesOf = async (buyer: Buyer) => (await ordersOf(buyer)).map(({ status }) => status)
const withGateway = async <T>(some: Partial<Gateway>, work: () => Promise<T>): Promise<T> => {
	server.deps.gateways.razorpay = { ...gateway, ...some }
	try {
		return await work()
	} finally {
		server.deps.gateways.razorpay = gateway
	}
}

test('PAY-03 an open order that the provider no longer takes is closed and replaced', async () => {
	const buyer = await openBuyer(server)
	const wanted = { product_id: [await item()] }
	const first = await buyer.order(wanted)
	const second = await withGateway({ resume: async () => null }, () => buyer.order(wanted))
	expect([first.status, second.status]).toEqual([200, 200])
	expect(await ordersOf(buyer)).toEqual([
		{ id: first.body.order_id, status: 'cancelled' },
		{ id: second.body.order_id, status: 'created' },
	])
})

test('PAY-03 M5 an order that is closed each time while its provider opens it is given up after four', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await item()]
	const opened: string[] = []
	const open: Gateway['open'] = async (asked) => {
		opened.push(asked.orderId)
		if (opened.length > 6) throw new Error('asked too often')
		const due = (await findOrder(server.db, asked.orderId))!
		await closeOrder(server.db, due, 'cancelled', server.deps.clock())
		return gateway.open(asked)
	}
	const made = await withGateway({ open }, () => buyer.order({ product_id }))
	expect([made.status, made.body.code]).toEqual([409, 'request-in-progress'])
	expect(await ordersOf(buyer)).toEqual(opened.map((id) => ({ id, status: 'cancelled' })))
	expect(opened).toHaveLength(4)
})

test('PAY-01 B2 an order that its provider does not take is closed, and the log says which and why', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await item()]
	const logged: unknown[] = []
	const { error } = server.deps.log
	server.deps.log.error = (details: unknown) => void logged.push(details)
	const open = async () => {
		throw new Error('no route', { cause: 'ECONNREFUSED' })
	}
	const made = await withGateway({ open }, () => buyer.order({ product_id }))
	server.deps.log.error = error
	const [failed] = await ordersOf(buyer)
	expect([made.status, failed!.status]).toEqual([500, 'failed'])
	expect(logged[0]).toEqual({ order: failed!.id, reason: 'ECONNREFUSED' })
})

test('M5 PUR-02 an open order whose price has changed is replaced', async () => {
	const buyer = await openBuyer(server)
	const id = await item()
	await buyer.order({ product_id: [id] })
	await server.db.update(resource).set({ price: 20_000 }).where(eq(resource.id, id))
	const second = await buyer.order({ product_id: [id] })
	expect([second.status, second.body.amount]).toEqual([200, 23_600])
	expect(await statusesOf(buyer)).toEqual(['cancelled', 'created'])
})

test('M5 an order is gone on with until its half hour is over, and not at its end', async () => {
	const buyer = await openBuyer(server)
	const wanted = { product_id: [await item()] }
	const first = await buyer.order(wanted)
	server.advance(30 * MINUTE - 1)
	await buyer.signInAgain()
	expect((await buyer.order(wanted)).body.order_id).toBe(first.body.order_id)
	server.advance(1)
	await buyer.signInAgain()
	const second = await buyer.order(wanted)
	expect(await ordersOf(buyer)).toEqual([
		{ id: first.body.order_id, status: 'cancelled' },
		{ id: second.body.order_id, status: 'created' },
	])
})

test('M2 PUR-04 what is free closes none of five open orders', async () => {
	const buyer = await openBuyer(server)
	for (const _ of [1, 2, 3, 4, 5]) await buyer.order({ product_id: [await item()] })
	expect((await buyer.enrolFree({ webinar_id: [await item(null)] })).status).toBe(200)
	expect((await statusesOf(buyer)).sort()).toEqual([...Array(5).fill('created'), 'paid'])
})

test('M2 one try to order closes at most six conflicting orders', async () => {
	const buyer = await openBuyer(server)
	const resourceId = await item()
	const figures = { price: 0, planDiscount: 0, discount: 0, gst: 0, total: 0 }
	for (let n = 0; n < 12; n += 1)
		await insertOrder(
			server.db,
			{
				...figures,
				accountId: buyer.accountId,
				provider: 'razorpay',
				status: 'created',
				productKey: `key-${n}`,
				rounding: 0,
				coins: 0,
				buyerName: 'Asha Rao',
				buyerEmail: buyer.email,
				buyerPhone: '',
				lines: [{ ...figures, resourceId, title: 'Old' }],
			},
			new Date(server.deps.clock().getTime() + n),
		)
	const made = await buyer.order({ product_id: [await item()] })
	expect([made.status, made.body.code]).toEqual([409, 'request-in-progress'])
	expect(await statusesOf(buyer)).toEqual([
		...Array(6).fill('cancelled'),
		...Array(6).fill('created'),
	])
})

test('M5 PUR-05 money that is found by a second press is booked as reported to its buyer', async () => {
	const buyer = await openBuyer(server)
	const wanted = { product_id: [await item()] }
	const first = await buyer.order(wanted)
	await recordPayment(server.db, first.body.pg_order_id, { amount: 11_800 })
	expect((await buyer.order(wanted)).body.code).toBe('already-owned')
	const paid = server.db
		.select({ by: payment.reportedBy, outcome: payment.outcome })
		.from(payment)
		.where(eq(payment.orderId, first.body.order_id))
	expect(await paid).toEqual([{ by: 'callback', outcome: 'fulfilled' }])
})

const write = async (buyer: Buyer, some: Partial<OrderInput>, before = async () => {}) => {
	const now = server.deps.clock()
	const input: OrderInput = {
		accountId: buyer.accountId,
		provider: 'razorpay',
		resourceIds: [await item()],
		promoCode: undefined,
		coins: undefined,
		expectedTotal: 0,
		buyer: { name: 'Asha Rao', email: buyer.email, phone: '' },
		lacksPhone: true,
		lacksName: true,
		...some,
	}
	const priced = await priceOrder(server.db, { ...input, now })
	await before()
	return server.db.transaction((tx) => writeOrder(tx, priced, input, now))
}

test('W10 PUR-01 a paid order gives the account the name that the buyer typed', async () => {
	const nameOf = async ({ accountId }: Buyer) => {
		const [row] = await server.db.select().from(account).where(eq(account.id, accountId))
		return [row!.displayName, row!.isNameMadeUp]
	}
	const [paying, free] = [await openBuyer(server), await openBuyer(server)]
	const [made] = await nameOf(free)
	await write(paying, {})
	expect(await nameOf(paying)).toEqual(['Asha Rao', false])
	await write(free, { provider: 'none' })
	expect(await nameOf(free)).toEqual([made, true])
})

test('PUR-07 WAL-01 a coupon or coins that went while an order was priced refuse it', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	await addDiscount(server.db, { code: 'ONCE', maxUses: 1 })
	await giveCoins(server.db, buyer.email, 5)
	const useUp = async () =>
		void (await other.order({ product_id: [await item()], promo_code: 'ONCE' }))
	await expect(write(buyer, { promoCode: 'ONCE' }, useUp)).rejects.toMatchObject({
		status: 409,
		code: 'promo-exhausted',
		message: 'This promo code has been used up',
	})
	const spend = async () => void (await buyer.order({ product_id: [await item()], coins: 1 }))
	await expect(write(buyer, { coins: 5 }, spend)).rejects.toMatchObject({
		status: 409,
		code: 'coins-insufficient',
	})
	expect([await statusesOf(buyer), await buyer.coins()]).toEqual([['created'], 4])
})

test('WAL-01 the ledger says for which order coins were taken', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 5)
	const made = await buyer.order({ product_id: [await item()], coins: 5 })
	const entries = server.db
		.select({ reason: coinEntry.reason, delta: coinEntry.delta, subjectId: coinEntry.subjectId })
		.from(coinEntry)
		.where(eq(coinEntry.accountId, buyer.accountId))
	expect(await entries).toEqual([{ reason: 'order', delta: -5, subjectId: made.body.order_id }])
})

test('PUR-04 CRT-03 what is free leaves the cart, and no phone is kept where none was typed', async () => {
	const buyer = await openBuyer(server)
	const { accountId } = buyer
	const [free, kept] = [await item(null), await item()]
	const createdAt = server.deps.clock()
	await server.db
		.insert(cartItem)
		.values([free, kept].map((resourceId) => ({ accountId, resourceId, createdAt })))
	await buyer.enrolFree({ webinar_id: [free] })
	const left = await server.db.select().from(cartItem).where(eq(cartItem.accountId, accountId))
	expect(left.map(({ resourceId }) => resourceId)).toEqual([kept])
	const me = await server.call('GET', '/v1/user/info', { token: buyer.token })
	expect((me.body as { phone: unknown }).phone).toBeNull()
})

test('M6 PUR-04 a free bundle enrols in what it holds, and answers its own enrolment', async () => {
	const buyer = await openBuyer(server)
	const [bundle, one, two] = [
		await addResource(server.db, { price: null, courseType: 'bundle' }),
		await item(),
		await item(),
	]
	await server.db
		.insert(bundleItem)
		.values([one, two].map((resourceId, position) => ({ bundleId: bundle, resourceId, position })))
	const { body } = await buyer.enrolFree({ webinar_id: [bundle] })
	expect(body.response.data.map((list) => list.length)).toEqual([1])
	expect(await buyer.owned()).toEqual([bundle, one, two].sort())
})

test('M6 PUR-02 an order brings what its own bundles hold, not what an owned one holds', async () => {
	const { accountId } = await openBuyer(server)
	const [owned, fresh, added, held, single] = [
		await addResource(server.db, { courseType: 'bundle' }),
		await addResource(server.db, { courseType: 'bundle' }),
		await item(),
		await item(),
		await item(),
	]
	await server.db.insert(bundleItem).values([
		{ bundleId: owned, resourceId: added, position: 1 },
		{ bundleId: fresh, resourceId: held, position: 1 },
	])
	const now = server.deps.clock()
	await server.db
		.insert(enrolment)
		.values({ accountId, resourceId: owned, source: 'purchase', createdAt: now })
	const contents = async (...resourceIds: string[]) =>
		(await priceOrder(server.db, { accountId, resourceIds, now })).contentIds
	expect(await contents(owned, single)).toEqual([])
	expect(await contents(owned, fresh, single)).toEqual([held])
})

test('PUR-03 WAL-03 only what the plan pays for uses it up', async () => {
	const buyer = await openBuyer(server)
	await subscribe(server.db, buyer.email, { benefits: { self_paced: { included: 1 } } })
	const [free, included] = [await item(null), await item()]
	expect((await buyer.enrolFree({ webinar_id: [free, included] })).status).toBe(200)
	const rows = await server.db
		.select({ id: enrolment.resourceId, source: enrolment.source })
		.from(enrolment)
		.where(eq(enrolment.accountId, buyer.accountId))
	expect(Object.fromEntries(rows.map(({ id, source }) => [id, source]))).toEqual({
		[free]: 'free',
		[included]: 'plan',
	})
})

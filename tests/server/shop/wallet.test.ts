import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeOrder } from '#server/shop/order/close-order.service.ts'
import {
	earnCoins,
	returnCoins,
	spendCoins,
	takeBackCoins,
	walletOf,
} from '#server/shop/wallet/wallet.service.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { type Buyer, booksOf, chooseIn, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const move = ({ accountId }: Buyer, coins: number, reason: string, subjectId = 'one') => ({
	accountId,
	coins,
	reason,
	subjectId,
	now: server.deps.clock(),
})
const ledger = async ({ accountId }: Buyer) =>
	(await server.db.select().from(coinEntry).where(eq(coinEntry.accountId, accountId))).map(
		({ reason, delta }) => [reason, delta],
	)
const spendWhole = (buyer: Buyer, coins: number, subjectId: string) =>
	server.db.transaction(async (tx) => {
		const isSpent = await spendCoins(tx, move(buyer, coins, 'order', subjectId))
		if (!isSpent) throw new Error('too few coins')
	})

test('WAL-01 a wallet never gives more than it holds, and what is refused leaves no entry', async () => {
	const buyer = await openBuyer(server)
	expect(await spendCoins(server.db, move(buyer, 1, 'order', 'none'))).toBe(false)
	await earnCoins(server.db, move(buyer, 10, 'gift'))
	expect(await spendCoins(server.db, move(buyer, 11, 'order', 'all'))).toBe(false)
	expect(await spendCoins(server.db, move(buyer, 10, 'order', 'all'))).toBe(true)
	expect(await walletOf(server.db, buyer.accountId)).toEqual({
		coins: 0,
		used_coins: 10,
		total_earned_coins: 10,
	})
	expect(await ledger(buyer)).toEqual([
		['gift', 10],
		['order', -10],
	])
})

test('WAL-01 of ten who spend the same coins concurrently one gets them', async () => {
	const buyer = await openBuyer(server)
	await earnCoins(server.db, move(buyer, 10, 'gift'))
	const spent = await Promise.allSettled(
		Array.from({ length: 10 }, (_, i) => spendWhole(buyer, 10, `${i}`)),
	)
	expect(spent.filter(({ status }) => status === 'fulfilled').length).toBe(1)
	expect(await walletOf(server.db, buyer.accountId)).toMatchObject({ coins: 0, used_coins: 10 })
	expect((await ledger(buyer)).length).toBe(2)
})

test('WAL-01 nothing is earned or given back twice for one reason', async () => {
	const buyer = await openBuyer(server)
	for (const _ of [1, 2]) await earnCoins(server.db, move(buyer, 10, 'purchase'))
	await spendCoins(server.db, move(buyer, 4, 'order'))
	const whole = { coins: 10, used_coins: 0, total_earned_coins: 10 }
	for (const _ of [1, 2, 3]) {
		await returnCoins(server.db, move(buyer, 4, 'order-returned'))
		expect(await walletOf(server.db, buyer.accountId)).toEqual(whole)
	}
})

test('WAL-01 no coins make no entry', async () => {
	const buyer = await openBuyer(server)
	const none = { coins: 0, used_coins: 0, total_earned_coins: 0 }
	await earnCoins(server.db, move(buyer, 0, 'purchase'))
	expect(await walletOf(server.db, buyer.accountId)).toEqual(none)
	expect(await spendCoins(server.db, move(buyer, 0, 'order'))).toBe(true)
	await returnCoins(server.db, move(buyer, 0, 'order-returned'))
	expect(await ledger(buyer)).toEqual([])
})

test('PAY-01 an order that was paid is not closed, whatever its closer knew of it', async () => {
	const buyer = await openBuyer(server)
	const made = await buyer.order({ product_id: [await addResource(server.db)] })
	const asItWas = await booksOf(server).order(made.body.order_id)
	await chooseIn(server)(made.body.pg_order_id, 'pay')
	expect(await closeOrder(server.db, asItWas, 'cancelled', server.deps.clock())).toBe(false)
	expect((await booksOf(server).order(made.body.order_id)).status).toBe('paid')
})

test('WAL-01 ROL-03 the ledger tells every movement of one’s own, newest first, paged: why, how many, what was at hand then, and the order', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const made = await buyer.order({ product_id: [await addResource(server.db)] })
	const { amount, order_id: orderId, pg_order_id: pgOrderId } = made.body
	const paid = await payAtRazorpay(server, pgOrderId, { amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	const earned = (await walletOf(server.db, buyer.accountId)).coins
	expect(earned).toBeGreaterThan(0)
	const start = server.deps.clock().getTime()
	const at = (minute: number) => new Date(start + minute * 60_000)
	const moved = (coins: number, reason: string, subjectId: string, minute: number) => ({
		...move(buyer, coins, reason, subjectId),
		now: at(minute),
	})
	await earnCoins(server.db, moved(30, 'welcome', 'seed', 1))
	await spendCoins(server.db, moved(20, 'order', orderId, 2))
	await returnCoins(server.db, moved(20, 'order-refunded', orderId, 3))
	await takeBackCoins(server.db, moved(earned, 'purchase-refunded', paid.id, 4))
	await earnCoins(server.db, move(other, 5, 'purchase', 'theirs'))
	await spendCoins(server.db, move(other, 1, 'order', orderId))
	const page = (query: string, { token } = buyer) =>
		server.call('GET', `/v1/wallet/entries?${query}`, { token })
	const entry = (
		coins: number,
		balance: number,
		reason: string,
		minute: number,
		order: string | null = orderId,
	) => ({
		id: expect.any(String),
		coins,
		balance,
		reason,
		order_id: order,
		created_at: minute === 0 ? expect.any(String) : at(minute).toISOString(),
	})
	const all = [
		entry(-earned, 30, 'taken_back', 4),
		entry(20, 30 + earned, 'refunded', 3),
		entry(-20, 10 + earned, 'used', 2),
		entry(30, 30 + earned, 'gift', 1, null),
		entry(earned, earned, 'earned', 0),
	]
	expect((await page('')).body).toEqual({ total: 5, data: all })
	expect((await page('limit=2&offset=3')).body).toEqual({ total: 5, data: all.slice(3) })
	expect((await page('offset=5')).body).toEqual({ total: 5, data: [] })
	expect((await page('', other)).body).toMatchObject({
		total: 2,
		data: [
			{ coins: -1, order_id: null },
			{ coins: 5, order_id: null },
		],
	})
	expect(await server.call('GET', '/v1/wallet/entries')).toMatchObject({ status: 401 })
})

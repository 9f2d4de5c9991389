import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import type { SandboxChoice } from '#server/sandbox/sandbox.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { earnCoins } from '#server/shop/wallet/wallet.service.ts'
import { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'
import { expectEvery } from '../../../expect-every.ts'
import { type Buyer, chooseIn, openBuyer } from '../../support/buyer.ts'
import { addDiscount, addResource, subscribe } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const PEOPLE = 5
const PRODUCTS = 9
const INCLUDED = 2
const CODES = ['FEW', 'MANY', 'ALL']

const server = await openFileApp()
const buyers: Buyer[] = []
const products: string[] = []
beforeAll(async () => {
	for (let i = 0; i < PEOPLE; i += 1) {
		const buyer = await openBuyer(server)
		buyers.push(buyer)
		await subscribe(server.db, buyer.email, { benefits: { webinar: { included: INCLUDED } } })
	}
	await addDiscount(server.db, { code: 'FEW', maxUses: 3 })
	await addDiscount(server.db, { code: 'MANY', percent: 50 })
	await addDiscount(server.db, { code: 'ALL', percent: 100, maxUses: 4 })
})

/** New products and some coins for everybody, so that each round has something to fight for. */
const openRound = async (round: number) => {
	products.length = 0
	for (let i = 0; i < PRODUCTS - 1; i += 1)
		products.push(
			await addResource(server.db, {
				price: [null, 5_000, 10_000, 49_900][i % 4]!,
				courseType: i < 5 ? 'self_paced' : 'webinar',
			}),
		)
	const bundle = await addResource(server.db, { price: 20_000, courseType: 'bundle' })
	await server.db
		.insert(bundleItem)
		.values([1, 2].map((n) => ({ bundleId: bundle, resourceId: products[n]!, position: n })))
	products.push(bundle)
	for (const { accountId, signInAgain } of buyers) {
		await signInAgain()
		const gift = { accountId, coins: 100, reason: 'gift', subjectId: `${round}` }
		await earnCoins(server.db, { ...gift, now: server.deps.clock() })
	}
}

const person = fc.nat(PEOPLE - 1)
const wanted = fc.record({
	kind: fc.constantFrom('quote', 'razorpay', 'razorpay', 'stripe', 'free', 'free'),
	who: person,
	what: fc.uniqueArray(fc.nat(PRODUCTS - 1), { minLength: 1, maxLength: 2 }),
	code: fc.option(fc.constantFrom(...CODES), { nil: undefined }),
	coins: fc.constantFrom(0, 0, 10, 50, 100),
})
const done = fc.record({
	kind: fc.constantFrom('cancel', 'check', 'pay', 'pay', 'settle', 'reconcile'),
	which: fc.nat(),
	choice: fc.constantFrom<SandboxChoice[]>(
		'pay',
		'all-lost',
		'callback-lost',
		'duplicate-webhooks',
		'late-webhook',
		'decline',
	),
})
type Command =
	| (typeof wanted extends fc.Arbitrary<infer T> ? T : never)
	| (typeof done extends fc.Arbitrary<infer T> ? T : never)

const run = async (command: Command): Promise<number> => {
	if ('what' in command) {
		const buyer = buyers[command.who]!
		const product_id = command.what.map((n) => products[n]!)
		const { code, coins } = command
		const asked = { product_id, ...(code && { promo_code: code }), coins }
		if (command.kind === 'quote') return (await buyer.quote(asked)) ? 200 : 500
		if (command.kind === 'razorpay') return (await buyer.order(asked)).status
		if (command.kind === 'stripe') return (await buyer.orderAbroad(asked)).status
		const free = { webinar_id: product_id, ...(code && { discount: code }), coins }
		return (await buyer.enrolFree(free)).status
	}
	if (command.kind === 'reconcile') {
		server.advance(20_000)
		await reconcile(server.deps)
		return 200
	}
	const since = server.deps.clock().getTime() - 3_600_000
	const placed = (await server.db.select().from(order)).filter(
		(row) => row.providerOrderId && row.createdAt.getTime() > since,
	)
	const due = placed[command.which % Math.max(1, placed.length)]
	if (!due) return 200
	const { token } = buyers.find(({ accountId }) => accountId === due.accountId)!
	if (command.kind === 'pay') {
		await chooseIn(server)(due.providerOrderId!, command.choice)
		return 200
	}
	if (command.kind === 'settle') {
		await server.sandbox.settle(due.providerOrderId!)
		return 200
	}
	return (await server.call('POST', `/v1/orders/${due.id}/${command.kind}`, { token })).status
}

const atOnce = async (commands: Command[], width: number) => {
	const statuses: number[] = []
	const queue = commands.values()
	const worker = async () => {
		for (const command of queue) statuses.push(await run(command))
	}
	await Promise.all(Array.from({ length: width }, worker))
	return statuses
}

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)

/** Everything that must hold of the books once nothing is under way. */
const checkBooks = async () => {
	const { db } = server
	const orders = await db.select().from(order)
	const lines = await db.select().from(orderLine)
	const contents = await db.select().from(bundleItem)
	const enrolments = await db.select().from(enrolment)
	const entries = await db.select().from(coinEntry)
	for (const { accountId } of buyers) {
		const [row] = (await db.select().from(wallet)).filter((one) => one.accountId === accountId)
		const own = entries.filter((entry) => entry.accountId === accountId)
		expect(row!.coins).toBe(sum(own.map(({ delta }) => delta)))
		expect(row!.coins).toBeGreaterThanOrEqual(0)
		const paid = orders.filter((one) => one.accountId === accountId && one.status === 'paid')
		const bought = lines
			.filter((line) => paid.some(({ id }) => id === line.orderId))
			.map((line) => line.resourceId)
		expect(bought.length).toBe(new Set(bought).size)
		const inside = contents.filter(({ bundleId }) => bought.includes(bundleId))
		const everything = new Set([...bought, ...inside.map(({ resourceId }) => resourceId)])
		const mine = enrolments.filter((one) => one.accountId === accountId)
		expect(mine.map(({ resourceId }) => resourceId).sort()).toEqual([...everything].sort())
		expect(mine.filter(({ source }) => source === 'plan').length).toBeLessThanOrEqual(INCLUDED)
		const held = orders.filter((one) => one.accountId === accountId && one.status === 'created')
		expect(new Set(held.map(({ productKey }) => productKey)).size).toBe(held.length)
	}
	for (const row of await db.select().from(discount)) {
		const holders = orders.filter(
			(one) => one.discountId === row.id && ['created', 'paid'].includes(one.status),
		)
		expect([row.code, row.used]).toEqual([row.code, holders.length])
		expect(row.used).toBeLessThanOrEqual(row.maxUses ?? Number.POSITIVE_INFINITY)
	}
	const payments = await db.select().from(payment)
	const refunds = await db.select().from(refund)
	const fulfilled = payments.filter(({ outcome }) => outcome === 'fulfilled')
	const costly = orders.filter(({ status, total }) => status === 'paid' && total > 0)
	expect(fulfilled.map(({ orderId }) => orderId).sort()).toEqual(costly.map(({ id }) => id).sort())
	expect(sum(fulfilled.map(({ amount }) => amount))).toBe(sum(costly.map(({ total }) => total)))
	const given = payments.filter(({ outcome }) => outcome === 'refund').map(({ id }) => id)
	expect(refunds.map(({ paymentId }) => paymentId).sort()).toEqual(given.sort())
	const records = (await db.select().from(sandboxRecord)).map((row) => row.body)
	const captured = records.filter((body) => body.entity === 'payment' && body.captured)
	const sessions = records.filter((body) => body.payment_status === 'paid')
	const taken = [
		...captured.map(({ id }) => String(id)),
		...sessions.map((body) => String(body.payment_intent)),
	]
	expect(payments.map(({ id }) => id).sort()).toEqual(taken.sort())
}

test('M3 M5 M8 INV-04 WAL-01 PUR-07 after 1,000 concurrent random commands coins, coupons, payments and enrolments agree', async () => {
	let round = 0
	let answered = 0
	const commands = fc.array(fc.oneof(wanted, done), { minLength: 200, maxLength: 200 })
	await fc.assert(
		fc.asyncProperty(commands, async (some) => {
			round += 1
			await openRound(round)
			const statuses = await atOnce(some, 20)
			answered += statuses.length
			expectEvery(statuses, (status) => [200, 409].includes(status))
			expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50)
			for (let i = 0; i < 3; i += 1) {
				server.advance(24 * 3_600_000)
				await reconcile(server.deps)
				await sendRefunds(server.deps)
			}
			await checkBooks()
		}),
		{ numRuns: 5, endOnFailure: true, seed: 20_261_121 },
	)
	expect(answered).toBe(1000)
}, 120_000)

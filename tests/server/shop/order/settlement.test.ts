import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listMail } from '#server/platform/mail/mailbox.store.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { coinsOfPayment, spendCoins } from '#server/shop/wallet/wallet.service.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { booksOf, openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()
let books: ReturnType<typeof booksOf>
beforeAll(async () => {
	books = booksOf(server)
})

const DAY = 86_400_000
const TOTAL = 118_000
const priced = () => addResource(server.db, { price: 100_000 })

test('ROL-03 an order of somebody else is neither checked nor cancelled', async () => {
	const [buyer, stranger] = [await openBuyer(server), await openBuyer(server)]
	const { order_id } = (await buyer.order({ product_id: [await priced()] })).body
	for (const call of ['check', 'cancel']) {
		const { status, body } = await stranger.post(`/v1/orders/${order_id}/${call}`)
		expect([call, status, body.code]).toEqual([call, 404, 'not-found'])
	}
	expect((await books.order(order_id)).status).toBe('created')
})

test('PUR-04 PAY-01 an order that cost nothing is paid, also when it is checked or cancelled', async () => {
	const buyer = await openBuyer(server)
	const product = await addResource(server.db, { price: null })
	expect((await buyer.enrolFree({ webinar_id: [product] })).status).toBe(200)
	const { id } = (await buyer.history()).data[0]!
	const receipt = { order_id: id, payment_id: null, status: 'paid', refund: null }
	expect([await buyer.check(id), await buyer.cancel(id)]).toEqual([receipt, receipt])
	expect((await books.order(id)).status).toBe('paid')
	expect(await buyer.owned()).toEqual([product])
})

test('M2 PAY-01 a payment that fulfilled its order and was given back later is noted as given back, and ends what it bought', async () => {
	const buyer = await openBuyer(server)
	const product = await priced()
	const made = await buyer.order({ product_id: [product] })
	const paid = await payAtRazorpay(server, made.body.pg_order_id, { amount: TOTAL })
	const booked = { id: paid.id, amount: TOTAL, currency: 'INR', outcome: 'fulfilled' }
	for (const _ of [1, 2]) await buyer.verify(paid.callback)
	expect(await books.payments(made.body.order_id)).toEqual([{ ...booked, status: 'captured' }])
	expect(await buyer.owned()).toEqual([product])
	await server.db
		.update(sandboxRecord)
		.set({ body: sql`${sandboxRecord.body} || '{"status":"refunded"}'` })
		.where(eq(sandboxRecord.id, paid.id))
	for (const _ of [1, 2]) {
		server.advance(DAY)
		await reconcile(server.deps)
		expect(await books.payments(made.body.order_id)).toEqual([{ ...booked, status: 'refunded' }])
	}
	expect(await buyer.owned()).toEqual([])
	expect(await coinsOfPayment(server.db, buyer.accountId, paid.id)).toBe(23)
})

test('PAY-01 INV-04 an order whose only money is given back can be cancelled, and returns coupon and coins', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 50)
	const code = await addDiscount(server.db, { code: 'SHORT', maxUses: 1 })
	const made = await buyer.order({ product_id: [await priced()], promo_code: 'SHORT', coins: 50 })
	const short = await payAtRazorpay(server, made.body.pg_order_id, { amount: 100 })
	await short.tellShop()
	expect([await books.uses(code), await buyer.coins()]).toEqual([1, 0])
	expect(await buyer.cancel(made.body.order_id)).toEqual({
		order_id: made.body.order_id,
		payment_id: short.id,
		status: 'refunded',
		refund: { amount: 100, currency: 'INR', reason: 'amount-differs', status: 'asked' },
	})
	expect([await books.uses(code), await buyer.coins()]).toEqual([0, 50])
	const entries = server.db
		.select({ reason: coinEntry.reason, delta: coinEntry.delta })
		.from(coinEntry)
		.where(eq(coinEntry.subjectId, made.body.order_id))
	expect(await entries).toEqual([
		{ reason: 'order', delta: -50 },
		{ reason: 'order-returned', delta: 50 },
	])
	expect((await books.order(made.body.order_id)).status).toBe('cancelled')
})

test('M2 INV-04 money for a cancelled order whose coins are spent is given back, and takes no coupon', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 50)
	const code = await addDiscount(server.db, { code: 'COINS', maxUses: 1 })
	const made = await buyer.order({ product_id: [await priced()], promo_code: 'COINS', coins: 50 })
	await buyer.cancel(made.body.order_id)
	const now = server.deps.clock()
	const spent = { accountId: buyer.accountId, coins: 1, reason: 'order', subjectId: 'other', now }
	expect(await spendCoins(server.db, spent)).toBe(true)
	const late = await payAtRazorpay(server, made.body.pg_order_id, { amount: made.body.amount })
	await late.tellShop()
	expect(await books.payments(made.body.order_id)).toMatchObject([{ outcome: 'refund' }])
	expect(await books.refund(late.id)).toMatchObject({ reason: 'order-closed', status: 'asked' })
	expect([await buyer.owned(), await books.uses(code), await buyer.coins()]).toEqual([[], 0, 49])
})

test('INV-04 a refund is left to people after 24 attempts, by one mail for each, and then no longer sent', async () => {
	const buyer = await openBuyer(server)
	const gateway = server.deps.gateways.razorpay!
	const failed: unknown[] = []
	const { error } = server.deps.log
	server.deps.log.error = (details: unknown) => void failed.push(details)
	const refundAt = async (attempts: number, answer: 'none' | 'failed') => {
		const made = await buyer.order({ product_id: [await priced()] })
		const short = await payAtRazorpay(server, made.body.pg_order_id, { amount: 100 })
		await short.tellShop()
		await server.db.update(refund).set({ attempts }).where(eq(refund.paymentId, short.id))
		server.deps.gateways.razorpay = {
			...gateway,
			refund: async ({ paymentId }) => {
				if (answer === 'none') throw new Error('no answer')
				return { paymentId, refundId: 'rfnd_1', status: answer }
			},
		}
		await sendRefunds(server.deps)
		server.deps.gateways.razorpay = gateway
		return short.id
	}
	const ids = [await refundAt(23, 'none'), await refundAt(23, 'failed')]
	for (const id of ids)
		expect(await books.refund(id)).toMatchObject({ status: 'failed', attempts: 24 })
	expect(failed).toEqual(ids.map((payment) => ({ payment })))
	await server.deps.mails.deliver()
	const asked = await listMail(server.db, server.deps.config.site.contact.email)
	expect(asked.map(({ subject }) => subject)).toEqual(
		ids.map(() => 'Refund of ₹1.00 has to be made by hand'),
	)
	for (const id of ids) expect(asked.filter(({ text }) => text.includes(id)).length).toBe(1)
	// A silent provider may have made it all the same: a second refund would be paid twice.
	expect(asked[0]!.text).toContain('Check in its dashboard whether the refund was made.')
	const again = [await refundAt(22, 'none'), await refundAt(22, 'failed')]
	for (const id of again)
		expect(await books.refund(id)).toMatchObject({ status: 'asked', attempts: 23 })
	expect(failed.length).toBe(2)
	server.deps.log.error = error
	server.advance(7 * 3_600_000)
	await sendRefunds(server.deps)
	for (const id of ids)
		expect(await books.refund(id)).toMatchObject({ status: 'failed', attempts: 24 })
	for (const id of again)
		expect(await books.refund(id)).toMatchObject({ status: 'sent', attempts: 24 })
})

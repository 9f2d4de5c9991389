import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type {
	NewSettlementLine as NewLine,
	SettlementLines,
	SettlementLinesAdded,
	Settlements,
	UnsettledPayments,
} from '#openapi/v1.gen.ts'
import { indiaDayOf } from '#server/platform/india-days.ts'
import { payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let finance: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	finance = await openStaff(server, 'Finance', ['finance'])
})

/** Buys a resource. Returns its order, its payment, and its amount in paise. */
const buy = async () => {
	const buyer = await openBuyer(server)
	const id = await addResource(server.db, { price: 10_000, oldPrice: null })
	const { body } = await buyer.order({ product_id: [id] })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	const [row] = await server.db.select().from(payment).where(eq(payment.orderId, body.order_id))
	return { orderId: body.order_id as string, id: row!.id, amount: row!.amount }
}

const lineOf = (key: string, amount: number, more: Partial<NewLine> = {}): NewLine => ({
	...{ row: 2, key, kind: 'payment', reference: key, amount, fee: 200, tax: 30 },
	...{ net: amount - 200, currency: 'INR', settlement: 'setl_first', settled_on: '2026-11-24' },
	...{ utr: 'HDFC1', words: 'payment', ...more },
})
const add = async (...lines: NewLine[]) =>
	expectOk<SettlementLinesAdded>(
		await finance.desk('POST', '/settlement-lines', { provider: 'razorpay', lines }),
	)
const linesOf = async (query = '') =>
	expectOk<SettlementLines>(await finance.desk('GET', `/settlement-lines${query}`))
const settlementOf = async (providerId: string) =>
	expectOk<Settlements>(await finance.desk('GET', '/settlements')).data.find(
		({ provider_id }) => provider_id === providerId,
	)!
const openOnes = async () =>
	(await linesOf()).data.map(({ reference, match }) => [reference, match])

test('DSK-15 lines match our payments and refunds by the provider’s ids, each line once, and the rest waits with its reason', async () => {
	const [sold, given] = [await buy(), await buy()]
	const part = { amount: 1000, refundable: given.amount, reason: 'goodwill' }
	expectOk(await finance.desk('POST', `/orders/${given.orderId}/refunds`, part))
	await server.db
		.update(refund)
		.set({ providerRefundId: 'rfnd_given' })
		.where(eq(refund.paymentId, given.id))
	const lines = [
		lineOf(sold.id, sold.amount),
		lineOf(given.id, given.amount - 1, { row: 3 }),
		lineOf('pay_stranger', 500, { row: 4 }),
		lineOf('rfnd_given', 1000, { row: 5, kind: 'refund', fee: 0, tax: 0, net: -1000 }),
		lineOf('adj_1', 700, { row: 6, kind: 'other', reference: '', net: -700, words: 'adjustment' }),
	]
	expect(await add(...lines)).toEqual({
		added: 5,
		open: [
			{ row: 3, reference: given.id, match: 'differs' },
			{ row: 4, reference: 'pay_stranger', match: 'unknown' },
			{ row: 6, reference: 'adj_1', match: 'other' },
		],
	})
	expect((await add(...lines)).added).toBe(0)
	const first = await settlementOf('setl_first')
	expect(first).toMatchObject({
		...{ settled_on: '2026-11-24', utr: 'HDFC1', lines: 5, open: 3, returned: 1000, fee: 800 },
		...{ paid: sold.amount + given.amount - 1 + 500, tax: 120 },
		net: sold.amount + given.amount - 1 + 500 - 600 - 1000 - 700,
	})
	const all = await linesOf(`?settlement=${first.id}`)
	expect(all.data.map(({ reference, match, order_id }) => [reference, match, order_id])).toEqual([
		[sold.id, 'matched', sold.orderId],
		[given.id, 'differs', given.orderId],
		['pay_stranger', 'unknown', null],
		['rfnd_given', 'matched', given.orderId],
		['adj_1', 'other', null],
	])
	expect(await openOnes()).toEqual([
		[given.id, 'differs'],
		['pay_stranger', 'unknown'],
		['adj_1', 'other'],
	])
})

test('DSK-15 an explained line waits for nobody, a matched one needs no explanation, and the act is recorded', async () => {
	const sold = await buy()
	const settlement = 'setl_explained'
	await add(lineOf('pay_stall', 900, { settlement }), lineOf(sold.id, sold.amount, { settlement }))
	const { id } = await settlementOf(settlement)
	const lines = (await linesOf(`?settlement=${id}`)).data
	const [stall, matched] = lines.map((one) => `/settlement-lines/${one.id}/explanation`)
	expect((await finance.desk('PUT', stall!, { words: ' Paid at our stall ' })).status).toBe(204)
	expect((await settlementOf(settlement)).open).toBe(0)
	expect(await openOnes()).not.toContainEqual(['pay_stall', 'unknown'])
	expect((await finance.desk('PUT', stall!, { words: '' })).status).toBe(204)
	expect((await settlementOf(settlement)).open).toBe(1)
	const refused = await finance.desk('PUT', matched!, { words: 'No need' })
	expect([refused.status, refused.body]).toEqual([
		409,
		expect.objectContaining({ code: 'line-matched' }),
	])
	const owner = await openStaff(server, 'Owner', ['owner'])
	const log = expectOk<{ data: { operation: string; after: object }[] }>(
		await owner.desk('GET', `/audit?kind=settlement&subject=${id}`),
	)
	expect(
		log.data.filter(({ operation }) => operation === 'explainSettlementLine')[1]!.after,
	).toEqual({ line: 'pay_stall', explanation: 'Paid at our stall' })
})

test('DSK-15 a line that came before its payment matches with the next file', async () => {
	const settlement = 'setl_early'
	await add(lineOf('pay_early', 11_800, { settlement }))
	expect((await settlementOf(settlement)).open).toBe(1)
	const sold = await buy()
	await server.db.update(payment).set({ id: 'pay_early' }).where(eq(payment.id, sold.id))
	await server.db.update(payment).set({ amount: 1 }).where(eq(payment.id, 'pay_early'))
	await add(lineOf('pay_another', 5, { settlement: 'setl_later' }))
	expect(await openOnes()).toContainEqual(['pay_early', 'differs'])
	await server.db.update(payment).set({ amount: 11_800 }).where(eq(payment.id, 'pay_early'))
	await add(lineOf('pay_other', 5, { settlement: 'setl_later' }))
	expect((await settlementOf(settlement)).open).toBe(0)
})

test('DSK-15 payments that no settlement names are listed with their sum, until one does', async () => {
	const sold = await buy()
	await server.db
		.update(payment)
		.set({ createdAt: new Date('2025-05-10T18:31:00Z') })
		.where(eq(payment.id, sold.id))
	const missing = async (day: string) =>
		expectOk<UnsettledPayments>(
			await finance.desk('GET', `/unsettled-payments?from=${day}&to=${day}`),
		)
	expect(indiaDayOf(new Date('2025-05-10T18:31:00Z'))).toBe('2025-05-11')
	expect(await missing('2025-05-10')).toEqual({ total_rows: 0, amount: 0, data: [] })
	expect(await missing('2025-05-11')).toMatchObject({
		total_rows: 1,
		amount: sold.amount,
		data: [{ id: sold.id, order_id: sold.orderId, paid_at: '2025-05-10T18:31:00.000Z' }],
	})
	await add(lineOf(sold.id, sold.amount, { settlement: 'setl_may' }))
	expect(await missing('2025-05-11')).toEqual({ total_rows: 0, amount: 0, data: [] })
	const turned = await finance.desk('GET', '/unsettled-payments?from=2025-05-11&to=2025-05-10')
	expect(turned.status).toBe(400)
})

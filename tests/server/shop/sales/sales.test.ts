import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Sales } from '#openapi/v1.gen.ts'
import { indiaDayOf } from '#server/platform/india-days.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addDiscount, addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openBroughtSchool, openPartner } from '../../support/partner-people.ts'
import { openStaff as openCustomerSuccess } from '../../support/school/ordering-school.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let finance: Staff
beforeAll(async () => {
	finance = await openStaff(server, 'Finance', ['finance'])
})

/** Buys resources, as if it had been paid at a moment. Returns id and amount. */
const buy = async (products: string[], paidAt: string, more: object = {}) => {
	const buyer = await openBuyer(server)
	const { body } = await buyer.order({ product_id: products, ...more })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	const at = { paidAt: new Date(paidAt) }
	await server.db.update(order).set(at).where(eq(order.id, body.order_id))
	return { id: body.order_id, amount: body.amount }
}

const salesOf = async (query: string, who = finance) =>
	expectOk<Sales>(await who.desk('GET', `/sales?${query}`))
const cells = ({ data }: Sales) =>
	data.map(({ name, orders, total, returned }) => [name, orders, total, returned])

test('DSK-17 what was sold is summed by day in India, resource and coupon, and what went back is taken from the same order', async () => {
	const add = (title: string, price: number) =>
		addResource(server.db, { title, price, oldPrice: null })
	const [dear, cheap] = [await add('Dear', 100_000), await add('Cheap', 50_000)]
	await addDiscount(server.db, { code: 'TENTH' })
	await buy([dear], '2025-03-01T18:29:59Z')
	const both = await buy([dear, cheap], '2025-03-01T18:30:00Z')
	const less = await buy([cheap], '2025-03-02T18:29:59Z', { promo_code: 'TENTH' })
	await buy([cheap], '2025-03-02T18:30:00Z')
	expect([both.amount, less.amount]).toEqual([177_000, 53_100])
	const part = { amount: 17_700, refundable: both.amount, reason: 'goodwill' }
	expectOk(await finance.desk('POST', `/orders/${both.id}/refunds`, part))

	const days = await salesOf('from=2025-03-01&to=2025-03-02')
	expect(cells(days)).toEqual([
		['2025-03-01', 1, 118_000, 0],
		['2025-03-02', 2, 230_100, 17_700],
	])
	expect(days).toMatchObject({ orders: 3, total: 348_100, returned: 17_700, total_rows: 2 })
	expect(cells(await salesOf('from=2025-02-01&to=2025-03-31&by=month'))).toEqual([
		['2025-03', 4, 407_100, 17_700],
	])
	const second = 'from=2025-03-02&to=2025-03-02'
	expect(cells(await salesOf(`${second}&by=resource`))).toEqual([
		['Dear', 1, 118_000, 11_800],
		['Cheap', 2, 112_100, 5900],
	])
	expect(cells(await salesOf(`${second}&by=coupon`))).toEqual([['TENTH', 1, 53_100, 0]])
	expect(cells(await salesOf(`${second}&by=partner`))).toEqual([])
	const page = await salesOf(`${second}&by=resource&limit=1&offset=1`)
	expect([cells(page), page.total_rows]).toEqual([[['Cheap', 2, 112_100, 5900]], 2])
})

test('DSK-17 what nobody paid for is not sold, a failed refund gives nothing back, and refunds are listed by reason', async () => {
	const free = await addResource(server.db, { price: 0, oldPrice: null })
	const buyer = await openBuyer(server)
	const enrolled = await buyer.enrolFree({ webinar_id: [free], name: 'Asha', email: buyer.email })
	expect(enrolled.status).toBeLessThan(300)
	const now = server.deps.clock().toISOString().slice(0, 10)
	const today = `from=${now}&to=${now}`
	expect(cells(await salesOf(today))).toEqual([])
	const sold = await buy(
		[await addResource(server.db, { price: 10_000, oldPrice: null })],
		server.deps.clock().toISOString(),
	)
	const whole = { amount: null, refundable: sold.amount, reason: 'not_as_promised' }
	expectOk(await finance.desk('POST', `/orders/${sold.id}/refunds`, whole))
	const { orders, total, returned, refunds } = await salesOf(today)
	expect([orders, total, returned]).toEqual([1, 11_800, 11_800])
	expect(refunds).toContainEqual({ reason: 'not_as_promised', count: 1, amount: 11_800 })
})

test('DSK-17 licences of a school count when the transfer is confirmed, for the partner who brought the school', async () => {
	const partner = await openPartner(server, 'channel_partner')
	const { main, order: orderLicences } = await openBroughtSchool(server, partner.id)
	const desk = await openCustomerSuccess(server)
	const { id, total } = await orderLicences(3, 50_000)
	await main.transfer(id)
	const today = indiaDayOf(server.deps.clock())
	const byPartner = async () =>
		(await salesOf(`from=${today}&to=${today}&by=partner`)).data.map(({ key, ...sums }) => [
			key,
			sums.orders,
			sums.total,
		])
	expect(await byPartner()).toEqual([])
	await desk.confirm(id, total, 'SBIN000000000001')
	expect(await byPartner()).toEqual([[partner.id, 1, total]])
})

test('DSK-17 an analyst reads sales, support does not; a day that does not exist is refused', async () => {
	const analyst = await openStaff(server, 'Analyst', ['analyst'])
	const support = await openStaff(server, 'Support', ['support'])
	const path = '/sales?from=2025-03-01&to=2025-03-02'
	expect((await analyst.desk('GET', path)).status).toBe(200)
	expect((await support.desk('GET', path)).status).toBe(403)
	expect((await analyst.desk('GET', '/sales?from=2025-02-30&to=2025-03-02')).status).toBe(400)
	const backwards = await analyst.desk('GET', '/sales?from=2025-03-02&to=2025-03-01')
	expect([backwards.status, backwards.body]).toMatchObject([400, { code: 'invalid-request' }])
})

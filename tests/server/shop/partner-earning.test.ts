import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { commissionOf } from '#server/shop/partner/commission.rules.ts'
import { partnerEarning } from '#server/shop/partner/partner.tables.ts'
import { endSchoolOrder, fulfilSchoolOrder } from '#server/shop/school-order/fulfil.service.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { payAtRazorpay } from '../support/buyer.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openBroughtSchool, openPartner } from '../support/partner-people.ts'
import { openStaff } from '../support/school/ordering-school.ts'

const server = await openFileApp({ PARTNER_COMMISSION_PERCENT: '7' })

const at = (iso: string | null) => iso && new Date(iso).toISOString()

test('API-03 a commission is whole paise, rounded down', () => {
	expect([
		commissionOf(1_497_000, 10),
		commissionOf(99, 10),
		commissionOf(9, 10),
		commissionOf(0, 10),
		commissionOf(49_901, 7),
		commissionOf(2_000_000_000, 100),
	]).toEqual([149_700, 9, 0, 0, 3493, 2_000_000_000])
})

test('API-03 PRC-01 an order of a brought school earns once, of the price before GST, though its payment is reported twice; one that was paid before earns nothing', async () => {
	const partner = await openPartner(server, 'channel_partner')
	const { name, main, bring, order } = await openBroughtSchool(server)
	const staff = await openStaff(server)
	const early = await order(1, 50_000)
	await main.transfer(early.id)
	await staff.confirm(early.id, early.total, 'SBIN000000000001')
	await bring(partner.id)
	const { id } = await order(3, 49_901)
	const { pg_order_id, amount } = (await main.pay(id)).body
	const paid = await payAtRazorpay(server, pg_order_id, { amount })
	for (const _ of [1, 2]) {
		await main.call('POST', '/razorpay/verify', paid.callback)
		await paid.tellShop()
	}
	const later = await order(1, 100)
	await main.transfer(later.id)
	for (const _ of [1, 2]) await staff.confirm(later.id, later.total, 'SBIN000000000002')
	const [row] = await server.db.select().from(schoolOrder).where(eq(schoolOrder.id, id))
	await server.db.transaction((tx) =>
		fulfilSchoolOrder(tx, server.deps.config, row!, server.deps.clock()),
	)
	const number = (await main.read(id)).body.quote_number
	const { data, ...sums } = await partner.earnings()
	expect(sums).toEqual({ total: 2, earned: 10_486, paid_out: 0 })
	expect(data.map((one) => [one.order_number, one.base, one.rate, one.amount]).sort()).toEqual(
		[
			[number, 149_703, 7, 10_479],
			[(await main.read(later.id)).body.quote_number, 100, 7, 7],
		].sort(),
	)
	const [one] = data.filter((earning) => earning.order_number === number)
	expect({ ...one!, earned_at: at(one!.earned_at) }).toEqual({
		...{ id: expect.any(String), school: name, order_number: number, base: 149_703, rate: 7 },
		...{ amount: 10_479, status: 'earned', earned_at: server.deps.clock().toISOString() },
		...{ paid_out_at: null, reference: null },
	})
})

const openEarning = async () => {
	const partner = await openPartner(server, 'institutional_sales_partner')
	const { main, order } = await openBroughtSchool(server, partner.id)
	const { id, total } = await order(2, 100_000)
	await main.transfer(id)
	await (await openStaff(server)).confirm(id, total, `SBIN${id}`.slice(0, 20))
	const [earning] = (await partner.earnings()).data
	return { partner, orderId: id, earning: earning! }
}

test('API-03 ROL-02 customer success notes a payout once, with a reference that the partner reads; nobody else may', async () => {
	const { partner, earning } = await openEarning()
	const success = await openPartner(server, 'vidya_customer_success')
	const sales = await openPartner(server, 'vidya_sales_associate')
	for (const other of [partner, sales])
		expect((await other.payOut(earning.id)).body.code).toBe('forbidden')
	for (const reference of ['    ', 'abc', 'x'.repeat(41)])
		expect((await success.payOut(earning.id, reference)).status).toBe(400)
	expect((await success.payOut(v7())).body.code).toBe('not-found')
	expect((await success.payOut(earning.id, ' UTR 42 ')).body).toEqual({
		id: earning.id,
		status: 'paid_out',
	})
	expect((await success.payOut(earning.id, 'another')).body.code).toBe('earning-settled')
	const { data, ...sums } = await partner.earnings()
	expect(sums).toEqual({ total: 1, earned: 0, paid_out: 14_000 })
	expect({ ...data[0]!, paid_out_at: at(data[0]!.paid_out_at) }).toEqual({
		...{ ...earning, status: 'paid_out', reference: 'UTR 42' },
		paid_out_at: server.deps.clock().toISOString(),
	})
})

test('API-03 INV-03 when the school’s money goes back nothing is paid out for it; what was paid out stays', async () => {
	const [open, paid] = [await openEarning(), await openEarning()]
	const success = await openPartner(server, 'vidya_customer_success')
	await success.payOut(paid.earning.id)
	for (const { orderId } of [open, paid])
		await server.db.transaction((tx) => endSchoolOrder(tx, orderId, server.deps.clock()))
	const stateOf = async (id: string) =>
		(await server.db.select().from(partnerEarning).where(eq(partnerEarning.id, id)))[0]!.status
	expect([await stateOf(open.earning.id), await stateOf(paid.earning.id)]).toEqual([
		'cancelled',
		'paid_out',
	])
	expect((await success.payOut(open.earning.id)).body.code).toBe('earning-settled')
	expect(await open.partner.earnings()).toMatchObject({ total: 1, earned: 0, paid_out: 0 })
})

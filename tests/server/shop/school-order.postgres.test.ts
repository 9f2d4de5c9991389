import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openSchool, openStaff } from '../support/school/ordering-school.ts'

const server = await openFileApp()

type School = Awaited<ReturnType<typeof openSchool>>

const many = <T>(times: number, act: (i: number) => Promise<T>) =>
	Promise.all(Array.from({ length: times }, (_, i) => act(i)))

const approved = async ({ main }: School) => {
	await main.put(await addResource(server.db), 30)
	const { body } = await main.quote()
	await main.submit(body.id)
	return body
}

const booksOf = async ({ schoolId }: School, schoolOrderId: string) => {
	const invoices = await server.db
		.select({ number: invoice.number })
		.from(invoice)
		.innerJoin(order, eq(order.id, invoice.orderId))
		.where(eq(order.schoolOrderId, schoolOrderId))
	const held = await server.db.select().from(licence).where(eq(licence.schoolId, schoolId))
	return { invoices: invoices.length, licences: held.map(({ quantity }) => quantity) }
}

test('PRC-01 of twelve concurrent confirmations of a transfer one counts: one invoice, the licences once', async () => {
	const school = await openSchool(server)
	const staff = await openStaff(server)
	const { id, total } = await approved(school)
	await school.main.transfer(id)
	const answers = await many(12, (i) => staff.confirm(id, total, `SBIN-RACE-${i}`))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
	expect(await booksOf(school, id)).toEqual({ invoices: 1, licences: [30] })
})

test('PRC-01 one bank reference confirms one of two orders, also concurrently', async () => {
	const schools = await many(2, () => openSchool(server))
	const staff = await openStaff(server)
	const orders = await many(2, (i) => approved(schools[i]!))
	await many(2, (i) => schools[i]!.main.transfer(orders[i]!.id))
	const answers = await many(2, (i) =>
		staff.confirm(orders[i]!.id, orders[i]!.total, 'SBIN-SHARED'),
	)
	expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
		[200, undefined],
		[409, 'bank-reference-used'],
	])
})

test('PRC-01 INV-04 paid and cancelled concurrently: either the licences are there, or the money goes back', async () => {
	for (let round = 0; round < 6; round += 1) {
		const school = await openSchool(server)
		const { id } = await approved(school)
		const open = (await school.main.pay(id)).body
		const paid = await payAtRazorpay(server, open.pg_order_id, { amount: open.amount })
		const [verified, cancelled] = await Promise.all([
			school.main.call<{ status: string }>('POST', '/razorpay/verify', paid.callback),
			school.main.cancel(id),
		])
		const { status } = (await school.main.read(id)).body
		const isPaid = status === 'paid'
		expect([verified.body.status, cancelled.status]).toEqual(
			isPaid ? ['paid', 409] : ['refunded', 200],
		)
		expect(await booksOf(school, id)).toEqual(
			isPaid ? { invoices: 1, licences: [30] } : { invoices: 0, licences: [] },
		)
	}
})

test('PRC-01 a transfer confirmed while the provider is paid brings the licences once; the second money goes back', async () => {
	for (let round = 0; round < 4; round += 1) {
		const school = await openSchool(server)
		const staff = await openStaff(server)
		const { id, total } = await approved(school)
		await school.main.transfer(id)
		const open = (await school.main.pay(id)).body
		const paid = await payAtRazorpay(server, open.pg_order_id, { amount: open.amount })
		const [verified, confirmed] = await Promise.all([
			school.main.call<{ status: string }>('POST', '/razorpay/verify', paid.callback),
			staff.confirm(id, total, `SBIN-BOTH-${round}`),
		])
		expect([verified.body.status, confirmed.status]).toEqual(
			confirmed.status === 200 ? ['refunded', 200] : ['paid', 409],
		)
		expect(await booksOf(school, id)).toEqual({ invoices: 1, licences: [30] })
	}
})

test('CRT-03 PRC-01 eight concurrent quotes of one cart make one; ten concurrent numbers for one line leave one of them', async () => {
	const { main, second } = await openSchool(server)
	const id = await addResource(server.db)
	const put = await many(10, (i) => (i % 2 ? main : second).put(id, i + 1))
	expect(put.map(({ status }) => status)).toEqual(Array(10).fill(200))
	const { data, totals } = await main.cart()
	expect(data).toHaveLength(1)
	const quotes = await many(8, () =>
		main.call('POST', '/school-orders', { expected_total: totals.total }),
	)
	expect(quotes.map(({ status, body }) => `${status} ${body.code}`).sort()).toEqual([
		'200 undefined',
		...Array(7).fill('409 cart-empty'),
	])
	expect((await main.cart()).total).toBe(0)
})

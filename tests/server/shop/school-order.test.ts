import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { booksOf, payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openSchool, openStaff, statement } from '../support/school/ordering-school.ts'

const DAY = 24 * 3_600_000
const server = await openFileApp()

type School = Awaited<ReturnType<typeof openSchool>>
type Person = School['main']

/** Quotes this many licences of a new resource. */
const quoted = async (who: Person, quantity = 30, price = 49_900) => {
	const id = await addResource(server.db, { price })
	await who.put(id, quantity)
	const { body } = await who.quote()
	return { resourceId: id, order: body }
}
const approved = async (who: Person, some: object = {}, quantity = 30) => {
	const made = await quoted(who, quantity)
	expect((await who.submit(made.order.id, some)).body).toMatchObject({ status: 'approved' })
	return made
}
const licencesOf = (schoolId: string) =>
	server.db
		.select({ id: licence.resourceId, quantity: licence.quantity, source: licence.source })
		.from(licence)
		.where(eq(licence.schoolId, schoolId))
const mailsTo = async (to: string) => {
	await server.deps.mails.deliver()
	const rows = await server.db.select().from(mail).where(eq(mail.to, to))
	return rows.map(({ subject, text, files }) => ({ subject, text, files }))
}
const invoicesOf = (number: string | null) =>
	server.db.select().from(invoice).where(eq(invoice.number, number!))

test('CRT-03 HDR-10 two points of contact share a cart: the last number stays, and its answer names the replaced one; a line that was changed is not taken out unseen', async () => {
	const { main, second } = await openSchool(server)
	const id = await addResource(server.db)
	expect((await main.put(id, 30)).body).toEqual({
		quantity: 30,
		previous_quantity: null,
		previous_by: null,
	})
	const told = { previous_quantity: 30, previous_by: (await main.cart()).data[0]!.changed_by }
	expect((await second.put(id, 12)).body).toEqual({ quantity: 12, ...told })
	expect((await second.put(id, 13)).body).toEqual({ quantity: 13, ...told })
	const cart = await main.cart()
	expect(cart).toMatchObject({ total: 1, data: [{ quantity: 13, ...told, is_sold: true }] })
	expect(cart.totals).toEqual({
		licences: 13,
		price: 648_700,
		gst: 116_766,
		rounding: 34,
		total: 765_500,
	})
	const remove = (seen: number) => main.call('DELETE', `/cart/school-list/${id}?seen=${seen}`)
	expect(await remove(30)).toMatchObject({ status: 409, body: { code: 'line-changed' } })
	expect((await remove(13)).status).toBe(204)
	expect((await remove(13)).status).toBe(204)
	expect((await second.cart()).total).toBe(0)
})

test('CRT-03 bad numbers, what is not sold to schools and a fifty-first thing are refused', async () => {
	const { main } = await openSchool(server)
	const id = await addResource(server.db)
	for (const quantity of [0, -1, 1_000_000, 1001, 1.5, '', '30 seats'])
		expect(await main.call('PUT', `/cart/school-list/${id}`, { quantity })).toMatchObject({
			status: 400,
			body: { code: 'invalid-request' },
		})
	for (const some of [
		{ price: null },
		{ price: 0 },
		{ courseType: 'bundle' },
		{ courseType: 'affiliated_product' },
	]) {
		const refused = await addResource(server.db, some)
		expect(await main.put(refused, 1)).toMatchObject({ status: 409, body: { code: 'not-sold' } })
	}
	expect(await main.put(crypto.randomUUID(), 1)).toMatchObject({
		status: 404,
		body: { code: 'unknown-product' },
	})
	for (let i = 0; i < 50; i += 1) await main.put(await addResource(server.db), 1)
	expect(await main.put(id, 1)).toMatchObject({ status: 409, body: { code: 'cart-full' } })
	const [held] = (await main.cart()).data
	expect((await main.put(held!.course_id, 7)).body.quantity).toBe(7)
	expect((await main.cart()).total).toBe(50)
})

test('PRC-01 a quote takes the cart, has a number, holds its prices for thirty days and not longer, and is made again at today’s', async () => {
	const { main } = await openSchool(server)
	const { resourceId, order } = await quoted(main)
	expect(order).toMatchObject({
		status: 'quoted',
		is_expired: false,
		quote_number: expect.stringMatching(/^VQ\/\d\d-\d\d\/\d{7}$/),
		...{ price: 1_497_000, gst: 269_460, rounding: 40, total: 1_766_500 },
		lines: [{ quantity: 30, unit_price: 49_900, price: 1_497_000, gst: 269_460, total: 1_766_460 }],
		is_own: true,
	})
	expect(Date.parse(order.valid_until) - Date.parse(order.created_at)).toBe(30 * DAY)
	expect(await main.quote()).toMatchObject({ status: 409, body: { code: 'cart-empty' } })
	await server.db.update(resource).set({ price: 59_900 }).where(eq(resource.id, resourceId))
	expect((await main.read(order.id)).body.total).toBe(1_766_500)
	server.advance(30 * DAY)
	await main.signInAgain()
	expect((await main.read(order.id)).body.is_expired).toBe(true)
	for (const refused of [
		await main.submit(order.id),
		await main.pay(order.id),
		await main.transfer(order.id),
	])
		expect(refused).toMatchObject({ status: 409, body: { code: 'quote-expired' } })
	const again = (await main.renew(order.id)).body
	expect(again).toMatchObject({ status: 'quoted', total: 2_120_500, is_expired: false })
	expect(again.quote_number).not.toBe(order.quote_number)
})

test('PRC-01 a price that changed since the page was shown, and a sum above a crore, make no quote and leave the cart', async () => {
	const { main } = await openSchool(server)
	const id = await addResource(server.db, { price: 49_900 })
	await main.put(id, 30)
	await server.db.update(resource).set({ price: 50_000 }).where(eq(resource.id, id))
	expect(await main.call('POST', '/school-orders', { expected_total: 1_766_500 })).toMatchObject({
		status: 409,
		body: { code: 'price-changed' },
	})
	await server.db.update(resource).set({ price: 1_000_000 }).where(eq(resource.id, id))
	await main.put(id, 1000)
	expect(await main.quote()).toMatchObject({ status: 409, body: { code: 'order-too-large' } })
	expect((await main.cart()).totals.licences).toBe(1000)
})

test('PRC-01 INV-01 what a school states is judged: purchase order number, address, GSTIN and its state', async () => {
	const { main } = await openSchool(server)
	const { order } = await quoted(main)
	const refused = async (some: object) => {
		const { status, body } = await main.submit(order.id, some)
		return [status, body.code]
	}
	expect(await refused({ purchase_order: '' })).toEqual([400, 'invalid-request'])
	expect(await refused({ purchase_order: '   ' })).toEqual([409, 'purchase-order-missing'])
	expect(await refused({ purchase_order: 'P'.repeat(200) })).toEqual([400, 'invalid-request'])
	expect(await refused({ address: ' ' })).toEqual([409, 'address-missing'])
	expect(await refused({ state_code: '99' })).toEqual([409, 'billing-invalid'])
	expect(await refused({ gstin: '29AABCV1234D1ZX' })).toEqual([409, 'billing-invalid'])
	expect(await refused({ gstin: '29AABCV1234D1ZO', state_code: '27' })).toEqual([
		409,
		'billing-invalid',
	])
	expect((await main.read(order.id)).body.status).toBe('quoted')
	expect((await main.submit(order.id, { gstin: '29aabcv1234d1zo' })).body).toMatchObject({
		status: 'approved',
		billing: { gstin: '29AABCV1234D1ZO', state_code: '29' },
	})
	expect(await refused({})).toEqual([409, 'order-moved'])
})

test('PRC-01 who must ask: above the limit, or without one, an additional point of contact; the main one never', async () => {
	const { main, second } = await openSchool(server)
	const statusFor = async (who: Person, limit: number | null) => {
		if (limit !== null) await main.limit(limit)
		const { order } = await quoted(who)
		return (await who.submit(order.id)).body.status
	}
	expect(await statusFor(second, null)).toBe('waiting')
	expect(await statusFor(main, null)).toBe('approved')
	expect(await statusFor(second, 1_766_500)).toBe('approved')
	expect(await statusFor(second, 1_766_499)).toBe('waiting')
	expect(await statusFor(main, 0)).toBe('approved')
	expect((await second.call('GET', '/school/buying')).body).toEqual({
		approval_limit: 0,
		may_change: false,
	})
	expect((await second.limit(1)).status).toBe(403)
	expect((await main.limit(-1)).status).toBe(400)
})

test('PRC-01 ROL-03 an order waits for the main point of contact, who is mailed; approved or rejected with a reason once, never by its author, and by no other role', async () => {
	const { main, second, member } = await openSchool(server)
	const { order } = await quoted(second)
	await second.submit(order.id)
	expect(await mailsTo(main.email)).toContainEqual(
		expect.objectContaining({
			subject: 'An order of your school waits for your approval',
			text: expect.stringContaining(`/profile/school-orders/${order.id}`),
		}),
	)
	for (const unpaid of [await second.pay(order.id), await second.transfer(order.id)])
		expect(unpaid).toMatchObject({ status: 409, body: { code: 'order-moved' } })
	expect(await second.decide(order.id, { decision: 'approve' })).toMatchObject({ status: 403 })
	for (const role of ['institutional_teacher', 'teacher', 'vidya_customer_success']) {
		const other = await member(role, [role])
		expect((await other.decide(order.id, { decision: 'approve' })).status).toBe(403)
		expect((await other.read(order.id)).status).toBe(403)
	}
	const refusal = { decision: 'reject', words: ' ' }
	expect(await main.decide(order.id, refusal)).toMatchObject({
		status: 409,
		body: { code: 'decision-words-missing' },
	})
	const reason = 'Twenty are enough this year.'
	expect((await main.decide(order.id, { ...refusal, words: reason })).body).toMatchObject({
		status: 'rejected',
		decision: reason,
	})
	expect(await mailsTo(second.email)).toContainEqual(
		expect.objectContaining({
			subject: 'आपके स्कूल का ऑर्डर मंज़ूर नहीं हुआ',
			text: expect.stringContaining(reason),
		}),
	)
	expect(await main.decide(order.id, { decision: 'approve' })).toMatchObject({ status: 409 })
	expect((await second.submit(order.id)).body).toMatchObject({ status: 'waiting', decision: '' })
	expect((await main.decide(order.id, { decision: 'approve' })).body.status).toBe('approved')
	expect((await mailsTo(second.email)).map(({ subject }) => subject)).toContain(
		'आपके स्कूल का ऑर्डर मंज़ूर हो गया',
	)
})

test('PRC-01 ROL-03 another school’s order is not found, whatever one wants of it', async () => {
	const ours = await openSchool(server)
	const theirs = await openSchool(server)
	const { order } = await approved(theirs.main)
	const { main } = ours
	const tries = [
		main.read(order.id),
		main.submit(order.id),
		main.decide(order.id, { decision: 'approve' }),
		main.cancel(order.id),
		main.renew(order.id),
		main.transfer(order.id),
		main.pay(order.id),
	]
	for (const tried of await Promise.all(tries)) expect(tried.status).toBe(404)
	expect((await main.call('GET', '/school-orders')).body).toEqual({ total: 0, data: [] })
	expect((await theirs.main.read(order.id)).body.status).toBe('approved')
})

test('PRC-01 INV-01 PAY-01 paid through the provider: licences immediately, and a numbered invoice to the school’s GSTIN with CGST and SGST, once however often it is reported', async () => {
	const { main, schoolId } = await openSchool(server)
	const { resourceId, order } = await approved(main, { gstin: '29AABCV1234D1ZO' })
	const open = (await main.pay(order.id)).body
	expect(open.amount).toBe(1_766_500)
	expect((await main.pay(order.id)).body).toEqual(open)
	const paid = await payAtRazorpay(server, open.pg_order_id, { amount: open.amount })
	const verify = () => main.call('POST', '/razorpay/verify', paid.callback)
	expect((await verify()).body).toMatchObject({ status: 'paid' })
	expect((await verify()).body).toMatchObject({ status: 'paid' })
	const done = (await main.read(order.id)).body
	expect(done).toMatchObject({ status: 'paid', invoice: expect.stringMatching(/^V\//) })
	expect(await licencesOf(schoolId)).toEqual([
		{ id: resourceId, quantity: 30, source: `order:${order.id}` },
	])
	const [tax, ...more] = await invoicesOf(done.invoice)
	expect(more).toEqual([])
	expect(tax).toMatchObject({
		...{ taxable: 1_497_000, cgst: 134_730, sgst: 134_730, igst: 0 },
		...{ rounding: 40, total: 1_766_500 },
		facts: {
			recipient: { gstin: '29AABCV1234D1ZO', businessName: statement.business_name },
			purchaseOrder: statement.purchase_order,
			placeOfSupply: '29',
			lines: [{ title: expect.stringMatching(/ × 30$/) }],
		},
	})
	const [told] = (await mailsTo(main.email)).filter(({ files }) => (files ?? []).length > 0)
	expect(told!.subject).toBe('Your school’s licences are there')
	expect((await main.call('GET', '/orders')).body).toEqual({ total: 0, data: [] })
	expect(await main.call('GET', `/orders/${open.order_id}/refund`)).toMatchObject({ status: 404 })
	for (const late of [await main.pay(order.id), await main.cancel(order.id)])
		expect(late).toMatchObject({ status: 409, body: { code: 'order-moved' } })
})

test('INV-01 INV-04 PRC-01 another state pays IGST; money that comes after the cancellation, or a second time, goes back', async () => {
	const { main, second, schoolId } = await openSchool(server)
	const { order } = await approved(main, { state_code: '27' }, 3)
	const first = (await main.pay(order.id)).body
	const theirs = (await second.pay(order.id)).body
	expect(theirs.order_id).not.toBe(first.order_id)
	const paid = await payAtRazorpay(server, theirs.pg_order_id, { amount: theirs.amount })
	await second.call('POST', '/razorpay/verify', paid.callback)
	const twice = await payAtRazorpay(server, first.pg_order_id, { amount: first.amount })
	expect((await main.call('POST', '/razorpay/verify', twice.callback)).body).toMatchObject({
		status: 'refunded',
		refund: { amount: first.amount, reason: 'already-paid' },
	})
	const done = (await main.read(order.id)).body
	const [tax] = await invoicesOf(done.invoice)
	expect(tax).toMatchObject({ taxable: 149_700, cgst: 0, sgst: 0, igst: 26_946 })
	expect(await licencesOf(schoolId)).toHaveLength(1)

	const cancelled = (await approved(main)).order
	const open = (await main.pay(cancelled.id)).body
	expect((await main.cancel(cancelled.id)).body.status).toBe('cancelled')
	const late = await payAtRazorpay(server, open.pg_order_id, { amount: open.amount })
	expect((await main.call('POST', '/razorpay/verify', late.callback)).body).toMatchObject({
		status: 'refunded',
		refund: { reason: 'order-closed' },
	})
	expect(await licencesOf(schoolId)).toHaveLength(1)
	expect(booksOf(server)).toBeDefined()
})

test('24.17 PRC-01 an order whose bank transfer is announced can be cancelled, and then not confirmed', async () => {
	const { main, schoolId } = await openSchool(server)
	const staff = await openStaff(server)
	const { order } = await approved(main)
	expect((await main.transfer(order.id)).body.status).toBe('transferring')
	const cancelled = await main.cancel(order.id)
	expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', transfer: null } })
	expect((await staff.transfers()).map(({ id }) => id)).not.toContain(order.id)
	expect((await staff.confirm(order.id, 1_766_500, 'SBIN9')).body.code).toBe('order-moved')
	expect(await licencesOf(schoolId)).toEqual([])
})

test('PRC-01 a bank transfer has an account and a reference, is confirmed by customer success for its whole amount, once, and brings invoice and licences', async () => {
	const { main, schoolId } = await openSchool(server)
	const staff = await openStaff(server)
	const { resourceId, order } = await approved(main)
	const asked = (await main.transfer(order.id)).body
	expect(asked).toMatchObject({
		status: 'transferring',
		transfer: {
			reference: expect.stringMatching(/^VT[2-9A-Z]{10}$/),
			account_number: '000011112222',
			ifsc: 'VDYA0000001',
		},
	})
	expect((await main.transfer(order.id)).body.transfer).toEqual(asked.transfer)
	expect(await staff.transfers()).toMatchObject([
		{ id: order.id, reference: asked.transfer!.reference, total: 1_766_500 },
	])
	const codeOf = async (amount: number, reference: string) =>
		(await staff.confirm(order.id, amount, reference)).body.code
	expect(await codeOf(1_766_400, 'SBIN1')).toBe('amount-differs')
	expect(await licencesOf(schoolId)).toEqual([])
	const { body } = await staff.confirm(order.id, 1_766_500, ' sbin1 ')
	expect(body.invoice_number).toMatch(/^V\//)
	expect(await codeOf(1_766_500, 'SBIN1')).toBe('order-moved')
	expect((await main.read(order.id)).body).toMatchObject({
		status: 'paid',
		transfer: null,
		bank_reference: 'SBIN1',
		invoice: body.invoice_number,
	})
	expect(await licencesOf(schoolId)).toMatchObject([{ id: resourceId, quantity: 30 }])
	expect((await invoicesOf(body.invoice_number))[0]!.facts.paymentId).toBe('SBIN1')
	const other = (await approved(main)).order
	await main.transfer(other.id)
	expect((await staff.confirm(other.id, 1_766_500, 'SBIN1')).body.code).toBe('bank-reference-used')
	expect((await main.read(other.id)).body.status).toBe('transferring')
	const { member } = await openSchool(server)
	const teacher = await member('Teacher', ['teacher'])
	expect((await teacher.call('GET', '/school-transfers')).status).toBe(403)
	expect((await main.call('GET', '/school-transfers')).status).toBe(403)
})

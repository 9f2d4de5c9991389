import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { isRefundPart, refundableOf } from '#domain/shop/desk-refund.rules.ts'
import type { OrderPage as Page, OrderRecord as Record } from '#openapi/v1.gen.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { type Charge, partOf, restOf, taxedAgain } from '#server/shop/invoice/credit.rules.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { orderQueryOf } from '#server/shop/order-record/order-query.rules.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { type Buyer, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>
type Given = { order_id: string; refundable: number; code?: string }

const server = await openFileApp()
let support: Staff

let people = 0
/** A session lasts 15 minutes of the test's clock. */
const signInSupport = async () => {
	people += 1
	support = await openStaff(server, `Support ${people}`, ['support'])
}
beforeEach(signInSupport)

/** Buys a course of ₹ 1,000 and GST. */
const buy = async (buyer: Buyer, price = 100_000) => {
	const product = await addResource(server.db, { price })
	const { body } = await buyer.order({ product_id: [product] })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	const { order_id: id, pg_order_id: providerOrderId, amount } = body
	return { id, product, amount, providerOrderId, paymentId: paid.id }
}
const bought = async (price?: number) => {
	const buyer = await openBuyer(server)
	return { buyer, ...(await buy(buyer, price)) }
}
const read = async (id: string, who = support) =>
	expectOk<Record>(await who.desk('GET', `/orders/${id}`))
const refund = async (id: string, body: object, who = support) =>
	(await who.desk('POST', `/orders/${id}/refunds`, {
		reason: 'goodwill',
		words: '',
		...body,
	})) as never as { status: number; body: Given }
const kindsOf = ({ life }: Record) => life.map(({ kind }) => kind)
const search = async (words: string) => {
	const query = `?search=${encodeURIComponent(words)}`
	const { data } = expectOk<Page>(await support.desk('GET', `/orders${query}`))
	return data.map(({ id }) => id)
}
const mailsTo = async (to: string) => {
	await server.deps.mails.deliver()
	return (await server.db.select().from(mail).where(eq(mail.to, to))).map(({ subject }) => subject)
}

describe('DSK-11 money goes back in part', () => {
	test('DSK-11 a part goes back with a credit note, and everything stays with the buyer', async () => {
		const { buyer, id, amount, product } = await bought()
		const words = 'The third lesson had no sound.'
		const given = await refund(id, { amount: 20_000, refundable: amount, words })
		expect(given.body).toEqual({ order_id: id, refundable: amount - 20_000 })
		const record = await read(id)
		expect(record).toMatchObject({ status: 'paid', is_returned: false })
		expect(await buyer.owned()).toEqual([product])
		const [invoice, note] = record.documents
		expect(record.documents).toHaveLength(2)
		expect(note).toMatchObject({ kind: 'credit-note', total: 20_000, rounding: 0 })
		expect(note!.refers_to?.number).toBe(invoice!.number)
		expect(note!.taxable + note!.cgst + note!.sgst + note!.igst).toBe(20_000)
		expect(note!.taxable).toBe(16_949)
		expect(await mailsTo(buyer.email)).toContain('We give you ₹200.00 back')
		const begun = record.life.find(({ kind }) => kind === 'refund-begun')
		expect(begun).toMatchObject({ amount: 20_000, by: `Support ${people}`, text: words })
	})

	test('DSK-11 the parts and the rest are sent one by one, and the rest ends the order', async () => {
		const { buyer, id, amount } = await bought()
		expect((await refund(id, { amount: 20_000, refundable: amount })).status).toBe(200)
		expect((await refund(id, { amount: 30_000, refundable: amount - 20_000 })).status).toBe(200)
		await sendRefunds(server.deps)
		server.advance(60 * 60_000)
		await sendRefunds(server.deps)
		await signInSupport()
		const parted = await read(id)
		expect(parted.life.filter(({ kind }) => kind === 'refund-received')).toHaveLength(2)
		expect([parted.is_returned, parted.refundable]).toEqual([false, amount - 50_000])
		const rest = { amount: null, refundable: amount - 50_000, reason: 'by_mistake' }
		expect((await refund(id, rest)).body.refundable).toBe(0)
		await sendRefunds(server.deps)
		server.advance(60 * 60_000)
		await sendRefunds(server.deps)
		await signInSupport()
		const ended = await read(id)
		expect(ended.life.filter(({ kind }) => kind === 'refund-received')).toHaveLength(3)
		expect([ended.is_returned, ended.refundable]).toEqual([true, 0])
		expect(await buyer.owned()).toEqual([])
		const [invoice, ...notes] = ended.documents
		expect(notes.map(({ total }) => total)).toEqual([20_000, 30_000, amount - 50_000])
		for (const key of ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const)
			expect(notes.reduce((sum, note) => sum + note[key], 0)).toBe(invoice![key])
		expect((await refund(id, { amount: null, refundable: 0 })).body.code).toBe('nothing-to-refund')
	})

	test('DSK-11 a part has to be less than the rest, and the rest as the person saw it', async () => {
		const { id, amount } = await bought()
		const codes = async (body: object) => (await refund(id, body)).body.code
		expect(await codes({ amount, refundable: amount })).toBe('refund-part-invalid')
		expect(await codes({ amount: 500, refundable: amount - 1 })).toBe('order-changed')
		expect(await codes({ amount: null, refundable: amount - 1 })).toBe('order-changed')
		expect((await refund(id, { amount: 99, refundable: amount })).status).toBe(400)
		expect((await read(id)).documents).toHaveLength(1)
	})

	test('DSK-11 a whole refund answers the request that the buyer has made', async () => {
		const { buyer, id, amount } = await bought()
		await server.call('PUT', `/v1/orders/${id}/refund`, {
			token: buyer.token,
			body: { reason: 'unsuitable', words: 'Too easy.', language: 'en' },
		})
		await refund(id, { amount: null, refundable: amount, words: 'Of course.' })
		const record = await read(id)
		expect(kindsOf(record)).toContain('refund-approved')
		expect(await mailsTo(buyer.email)).toContain('Your refund is approved')
		const { body } = await server.call('GET', '/v1/refunds', { token: buyer.token })
		expect((body as never as { data: object[] }).data).toMatchObject([
			{ origin: 'asked', status: 'approved', decision: 'Of course.', amount },
		])
	})

	test('DSK-11 the buyer sees the part that came back, and asks for the rest only', async () => {
		const { buyer, id, amount } = await bought()
		await refund(id, { amount: 20_000, refundable: amount, words: 'Sorry.' })
		const listed = await server.call('GET', '/v1/refunds', { token: buyer.token })
		expect((listed.body as never as { data: object[] }).data).toMatchObject([
			{ origin: 'given', amount: 20_000, words: 'Sorry.', status: 'approved' },
		])
		const terms = await server.call('GET', `/v1/orders/${id}/refund`, { token: buyer.token })
		expect(terms.body).toMatchObject({ refusal: null, amount: amount - 20_000 })
		expect((await buyer.history()).data[0]!.payments).toHaveLength(1)
	})

	test('DSK-11 nobody gives the money of an own order back', async () => {
		const email = 'own-order@example.org'
		const staff = await openStaff(server, 'Own Order', ['finance'])
		const { id, amount, buyer } = await bought()
		await server.db.update(order).set({ accountId: staff.id }).where(eq(order.id, id))
		expect((await refund(id, { amount: null, refundable: amount }, staff)).status).toBe(403)
		expect([buyer.email === email, (await read(id)).refundable]).toEqual([false, amount])
	})

	test('DSK-11 of two refunds at the same moment one counts', async () => {
		const other = await openStaff(server, 'Finance Das', ['finance'])
		const { id, amount } = await bought()
		const both = await Promise.all([
			refund(id, { amount: 20_000, refundable: amount }),
			refund(id, { amount: null, refundable: amount }, other),
		])
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		expect((await read(id)).documents).toHaveLength(2)
	})

	test('DSK-11 an order without a payment has nothing to give back', async () => {
		const buyer = await openBuyer(server)
		const product = await addResource(server.db, { price: 100_000 })
		const { body } = await buyer.order({ product_id: [product] })
		const given = await refund(body.order_id, { amount: null, refundable: 0 })
		expect(given.body.code).toBe('nothing-to-refund')
		expect((await refund(crypto.randomUUID(), { amount: null, refundable: 0 })).status).toBe(404)
	})
})

describe('DSK-11 billing is corrected', () => {
	const billing = {
		name: 'Asha R. Rao',
		state_code: '29',
		address: '4 Church Street, Bengaluru 560001',
		business_name: '',
		gstin: '',
	}
	const correct = (id: string, body: object) => support.desk('PUT', `/orders/${id}/billing`, body)

	test('DSK-11 a credit note takes the invoice back, and a new one has the right details', async () => {
		const { buyer, id, amount } = await bought()
		const [first] = (await read(id)).documents
		const answer = await correct(id, { ...billing, state_code: '27', invoice: first!.number })
		const { documents, life } = expectOk<Record>(answer)
		const [, note, second] = documents
		expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice'])
		expect(note).toMatchObject({ total: amount, refers_to: { number: first!.number } })
		expect(note!.recipient).toEqual(first!.recipient)
		expect(second).toMatchObject({ total: amount, place_of_supply: '27', refers_to: null })
		expect(second!.recipient).toMatchObject({ name: 'Asha R. Rao', address: billing.address })
		expect([second!.igst, second!.cgst]).toEqual([first!.cgst + first!.sgst + first!.igst, 0])
		expect(life.at(-1)?.kind).toBe('billing-corrected')
		expect(await mailsTo(buyer.email)).toContain(`Your corrected Vidya invoice ${second!.number}`)
	})

	test('DSK-11 after a part went back, the new invoice is for the rest', async () => {
		const { id, amount } = await bought()
		await refund(id, { amount: 20_000, refundable: amount })
		const [first] = (await read(id)).documents
		await correct(id, { ...billing, invoice: first!.number })
		await refund(id, { amount: null, refundable: amount - 20_000 })
		const { documents } = await read(id)
		expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
			['invoice', amount],
			['credit-note', 20_000],
			['credit-note', amount - 20_000],
			['invoice', amount - 20_000],
			['credit-note', amount - 20_000],
		])
		expect(documents[4]!.refers_to?.number).toBe(documents[3]!.number)
	})

	test('DSK-11 wrong details, an old invoice and a returned order are refused', async () => {
		const { id, amount } = await bought()
		const [first] = (await read(id)).documents
		const codeOf = async (body: object) =>
			((await correct(id, { ...billing, invoice: first!.number, ...body })).body as Given).code
		expect(await codeOf({ gstin: '29AABCV1234D1Z' })).toBe('billing-invalid')
		expect(await codeOf({ state_code: '' })).toBe('billing-invalid')
		expect(await codeOf({ invoice: 'V/26-27/9999999' })).toBe('order-changed')
		await refund(id, { amount: null, refundable: amount })
		expect(await codeOf({})).toBe('nothing-to-correct')
	})
})

describe('DSK-11 orders are found and told', () => {
	test('DSK-11 an order is found by each of its numbers, its address and its buyer', async () => {
		const { buyer, id, providerOrderId, paymentId } = await bought()
		await server.db
			.update(order)
			.set({ buyerName: 'Zubaida Qureshi-Lal', buyerPhone: '+919812312312' })
			.where(eq(order.id, id))
		const { receipt_number, documents } = await read(id)
		const words = [
			...[id, receipt_number!, receipt_number!.toLowerCase(), documents[0]!.number],
			...[providerOrderId, paymentId, buyer.email, buyer.email.toUpperCase()],
			...['98123 12312', '+91 98123-12312', 'qureshi', ' Zubaida Q '],
		]
		for (const each of words) expect([each, await search(each)]).toEqual([each, [id]])
		const none = ['nobody%', crypto.randomUUID(), 'pay_nothing', 'V/26-27/9999998', '1234567']
		for (const each of none) expect([each, await search(each)]).toEqual([each, []])
	})

	test('DSK-11 the list goes on after its last order, and a status narrows it', async () => {
		const buyer = await openBuyer(server)
		const made = []
		for (let i = 0; i < 3; i += 1) {
			made.unshift((await buy(buyer)).id)
			server.advance(1000)
		}
		const page = async (more: string) =>
			expectOk<Page>(
				await support.desk('GET', `/orders?search=${encodeURIComponent(buyer.email)}${more}`),
			)
		const first = await page('&limit=2')
		expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
		expect(first.next).toBe(made[1])
		const second = await page(`&limit=2&before=${first.next}`)
		expect([second.data.map(({ id }) => id), second.next]).toEqual([made.slice(2), null])
		expect((await page('&status=cancelled')).data).toEqual([])
	})

	test('DSK-11 the life of an order has its payment, its invoice, notes and mails in time', async () => {
		const { buyer, id, amount } = await bought()
		const note = await support.desk('POST', `/orders/${id}/notes`, { text: ' She called twice. ' })
		expectOk(note)
		server.advance(1000)
		const record = expectOk<Record>(await support.desk('POST', `/orders/${id}/mails`))
		expect(kindsOf(record)).toEqual(['ordered', 'paid', 'invoice', 'note', 'mail-resent'])
		const [ordered, paid, invoice, noted] = record.life
		expect(ordered).toMatchObject({ amount, by: 'Asha Rao' })
		expect(paid).toMatchObject({ amount, detail: 'callback' })
		expect(invoice).toMatchObject({ reference: record.documents[0]!.number })
		expect(noted).toMatchObject({ text: 'She called twice.', by: `Support ${people}` })
		const sent = (await mailsTo(buyer.email)).filter((subject) => /invoice/.test(subject))
		expect(sent).toHaveLength(2)
		expect((await support.desk('POST', `/orders/${id}/notes`, { text: '  ' })).status).toBe(400)
	})

	test('DSK-11 an order without an invoice has no mail to send again', async () => {
		const buyer = await openBuyer(server)
		const product = await addResource(server.db, { price: 100_000 })
		const { body } = await buyer.order({ product_id: [product] })
		const sent = await support.desk('POST', `/orders/${body.order_id}/mails`)
		expect((sent.body as Given).code).toBe('not-invoiced')
	})
})

describe('DSK-11 rules', () => {
	const line = { title: 'A course', sac: '999293', taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }

	test('DSK-11 what is typed is looked for by its shape', () => {
		const shapes = [
			['order_Nx81', 'provider'],
			['cs_test_a1', 'provider'],
			['rfnd_9', 'provider'],
			['vd-20260822-x', 'number'],
			['VC/26-27/0000001', 'number'],
			['98765 43210', 'phone'],
			['a@b.in', 'email'],
			['Asha Rao', 'name'],
			['019b76da-a800-79e4-ba48-ee0802a0adfb', 'id'],
		]
		for (const [typed, by] of shapes) expect([typed, orderQueryOf(typed!).by]).toEqual([typed, by])
		expect(orderQueryOf('9876543210').value).toBe('+919876543210')
		expect(orderQueryOf('+1 202 555 0100').value).toBe('+12025550100')
	})

	test('DSK-11 what can be given back is what no part took', () => {
		expect(refundableOf({ amount: 1000, isReturned: false, parts: [200, 300] })).toBe(500)
		expect(refundableOf({ amount: 1000, isReturned: true, parts: [] })).toBe(0)
		const parts = [99, 100, 499, 500, 100.5]
		expect(parts.map((part) => isRefundPart(part, 500))).toEqual([false, true, true, false, false])
	})

	test('DSK-11 parts of an invoice add up to it to the paisa', () => {
		const lines = [line, { ...line, taxable: 3333, cgst: 299, sgst: 301 }]
		let rest: Charge = { lines, rounding: -33, total: 15_700 }
		const notes: Charge[] = []
		for (const amount of [101, 999, 7777]) {
			const note = partOf(rest.lines, amount)
			const sum = note.lines.reduce(
				(all, { taxable, cgst, sgst }) => all + taxable + cgst + sgst,
				0,
			)
			expect([sum, note.total]).toEqual([amount, amount])
			notes.push(note)
			rest = restOf({ lines, rounding: -33, total: 15_700 }, notes)
		}
		expect(rest.total).toBe(15_700 - 101 - 999 - 7777)
		for (const { taxable, cgst, sgst } of rest.lines)
			expect(Math.min(taxable, cgst, sgst)).toBeGreaterThanOrEqual(0)
		const [abroad] = taxedAgain(rest.lines, true)
		expect(abroad).toMatchObject({ cgst: 0, sgst: 0 })
		expect(abroad!.igst).toBe(rest.lines[0]!.cgst + rest.lines[0]!.sgst)
	})
})

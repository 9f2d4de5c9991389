import cookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { extractText } from 'unpdf'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import type { Invoice } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { financialYearOf } from '#server/platform/india-days.ts'
import { answerErrors } from '#server/platform/problems/answer-errors.ts'
import { invoiceFileRoutes } from '#server/shop/invoice/invoice.routes.ts'
import { invoiceNumber, splitTax } from '#server/shop/invoice/invoice.rules.ts'
import { issueMissingInvoices } from '#server/shop/invoice/invoice.service.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { type Buyer, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

/** Pays an order in India and answers its id and its payment's. */
const pay = async (buyer: Buyer, body: object) => {
	const made = await buyer.order(body)
	const { amount, order_id: orderId, pg_order_id } = made.body
	const paid = await payAtRazorpay(server, pg_order_id, { amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	return { orderId, paymentId: paid.id, amount }
}
const invoicesOf = async ({ token }: Buyer, orderId: string) =>
	(
		(await server.call('GET', `/v1/orders/${orderId}/invoices`, { token })).body as {
			data: Invoice[]
		}
	).data
const bill = ({ token }: Buyer, body: object) =>
	server.call('PUT', '/v1/user/billing', {
		token,
		body: { state_code: '29', address: '', business_name: '', gstin: '', ...body },
	})
/** A session's cookie of somebody who signs in once more. */
const cookieOf = async (email: string): Promise<string> => {
	await server.call('POST', '/v1/session/links', { body: { email } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	const link = mails.flatMap(({ links }) => links).find((one) => one.includes('token='))!
	const token = new URL(link).searchParams.get('token')
	const opened = await server.app.inject({
		method: 'POST',
		url: `/v1/session/links/${token}/consume`,
	})
	return String(opened.headers['set-cookie']).split(';')[0]!
}

const textOfPdf = async (file: Buffer): Promise<string> =>
	(await extractText(new Uint8Array(file), { mergePages: true })).text

/** The file of an order as a browser that is signed in asks for it. */
const fileOf = async (buyer: Buyer | null, orderId: string, query = '') => {
	const cookie = buyer ? await cookieOf(buyer.email) : ''
	const url = `/profile/purchase-history/${orderId}/invoice.pdf${query}`
	return server.app.inject({ method: 'GET', url, headers: { cookie } })
}

const supplier = {
	name: 'Vidya Learning Private Limited (demonstration)',
	address: '27 Residency Road, Bengaluru, Karnataka 560025',
	gstin: '29AABCV1234D1ZO',
	state_code: '29',
}

test('INV-01 a paid order has an invoice that says everything of Rule 46, with central and state tax within the state', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 40)
	await addDiscount(server.db, { code: 'INVOICED' })
	const [a, b] = [
		await addResource(server.db, { price: 10_000, title: 'Algebra' }),
		await addResource(server.db, { price: 20_100, title: 'Botany' }),
	]
	const paid = await pay(buyer, { product_id: [a, b], promo_code: 'invoiced', coins: 40 })
	const [found, ...others] = await invoicesOf(buyer, paid.orderId)
	expect(others).toEqual([])
	expect(found).toEqual({
		id: expect.any(String),
		kind: 'invoice',
		number: expect.stringMatching(/^V\/26-27\/\d{7}$/),
		issued_at: '2026-11-20T10:00:00.000Z',
		order_id: paid.orderId,
		refers_to: null,
		supplier,
		recipient: {
			name: 'Asha Rao',
			email: buyer.email,
			phone: '+919876543210',
			business_name: '',
			address: '',
			gstin: '',
		},
		place_of_supply: '29',
		rate_percent: 18,
		lines: [
			{ title: 'Algebra', sac: '999293', taxable: 9000, cgst: 810, sgst: 810, igst: 0 },
			{ title: 'Botany', sac: '999293', taxable: 18_090, cgst: 1628, sgst: 1628, igst: 0 },
		],
		taxable: 27_090,
		cgst: 2438,
		sgst: 2438,
		igst: 0,
		rounding: 34,
		coins: 40,
		total: 32_000,
		total_in_words: { en: 'Three Hundred Twenty Rupees Only', hi: 'तीन सौ बीस रुपये' },
		payment_id: paid.paymentId,
	})
	expect(paid.amount).toBe(32_000 - 4000)
})

test('INV-01 a buyer of another state pays integrated tax, a business by its GSTIN; what was written before stays', async () => {
	const buyer = await openBuyer(server)
	const first = await pay(buyer, { product_id: [await addResource(server.db)] })
	const address = '4 Tilak Road, Pune 411030'
	const changed = await bill(buyer, {
		state_code: '27',
		address: ` ${address} `,
		business_name: 'Pawar Tuitions',
		gstin: '27 aapfu0939f1zv',
	})
	const kept = {
		state_code: '27',
		address,
		business_name: 'Pawar Tuitions',
		gstin: '27AAPFU0939F1ZV',
	}
	expect([changed.status, changed.body]).toEqual([200, kept])
	expect((await server.call('GET', '/v1/user/billing', { token: buyer.token })).body).toEqual(kept)
	const second = await pay(buyer, { product_id: [await addResource(server.db)] })
	expect(await invoicesOf(buyer, second.orderId)).toMatchObject([
		{
			place_of_supply: '27',
			recipient: { business_name: 'Pawar Tuitions', address, gstin: '27AAPFU0939F1ZV' },
			taxable: 49_900,
			...{ cgst: 0, sgst: 0, igst: 8982 },
		},
	])
	expect(await invoicesOf(buyer, first.orderId)).toMatchObject([
		{ place_of_supply: '29', recipient: { gstin: '' }, cgst: 4491, sgst: 4491, igst: 0 },
	])
})

test('INV-01 a buyer with a foreign number is supplied outside India', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await addResource(server.db)]
	const paid = await pay(buyer, { product_id, phone: '+254712123456' })
	expect(await invoicesOf(buyer, paid.orderId)).toMatchObject([
		{ place_of_supply: '96', cgst: 0, sgst: 0, igst: 8982 },
	])
})

test('INV-01 a state or a GSTIN that does not exist, one of another state and one without a name are refused, and nothing is kept', async () => {
	const buyer = await openBuyer(server)
	const wrong = [
		{ state_code: '' },
		{ state_code: '99' },
		{ state_code: '96' },
		{ state_code: '27', gstin: '27AAPFU0939F1ZW', business_name: 'P' },
		{ state_code: '29', gstin: '27AAPFU0939F1ZV', business_name: 'P' },
		{ state_code: '27', gstin: '27AAPFU0939F1ZV', business_name: '  ' },
	]
	for (const body of wrong) {
		const { status, body: problem } = await bill(buyer, body)
		expect([body, status, (problem as { code: string }).code]).toEqual([
			body,
			409,
			'billing-invalid',
		])
	}
	expect((await bill(buyer, { address: 'x'.repeat(301) })).status).toBe(400)
	expect((await server.call('GET', '/v1/user/billing', { token: buyer.token })).body).toEqual({
		...{ state_code: '', address: '', business_name: '', gstin: '' },
	})
})

test('INV-01 nobody reads an invoice of somebody else, nor one of an order that is not paid', async () => {
	const buyer = await openBuyer(server)
	const other = await openBuyer(server)
	const paid = await pay(buyer, { product_id: [await addResource(server.db)] })
	const open = await buyer.order({ product_id: [await addResource(server.db)] })
	expect(await invoicesOf(other, paid.orderId)).toEqual([])
	expect(await invoicesOf(buyer, open.body.order_id)).toEqual([])
	for (const [who, orderId] of [
		[other, paid.orderId],
		[null, paid.orderId],
		[buyer, open.body.order_id],
	] as const) {
		const answer = await fileOf(who, orderId)
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`/profile/purchase-history/${orderId}`,
		])
	}
})

test('INV-01 the invoice is a PDF in English and in Hindi, with the amount in words', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await addResource(server.db, { title: 'गणित की कक्षा – Fractions' })]
	const paid = await pay(buyer, { product_id })
	const [{ number } = { number: '' }] = await invoicesOf(buyer, paid.orderId)
	const english = await fileOf(buyer, paid.orderId)
	expect(english.statusCode).toBe(200)
	expect(english.headers).toMatchObject({
		'content-type': 'application/pdf',
		'cache-control': 'private, no-store',
		'content-disposition': `attachment; filename="vidya-${number.replaceAll('/', '-')}.pdf"`,
	})
	const said = await textOfPdf(english.rawPayload)
	for (const words of [
		'Tax invoice',
		number,
		'29AABCV1234D1ZO',
		'Karnataka (29)',
		'999293',
		'499.00',
		'44.91',
		'589.00',
	])
		expect(said).toContain(words)
	expect(said).toContain('Five Hundred Eighty Nine Rupees Only')
	const hindi = await fileOf(buyer, paid.orderId, '?language=hi')
	expect(await textOfPdf(hindi.rawPayload)).toContain(number)
	expect(hindi.rawPayload.toString('latin1')).toContain('/Lang (hi)')
	expect(await textOfPdf(hindi.rawPayload)).not.toContain('Tax invoice')
})

test('INV-02 the buyer is mailed the confirmation once, with what was bought and the invoice attached', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await addResource(server.db, { title: 'Calm Mornings' })]
	const made = await buyer.order({ product_id })
	const paid = await payAtRazorpay(server, made.body.pg_order_id, { amount: made.body.amount })
	await buyer.verify(paid.callback)
	await paid.tellShop()
	await server.deps.mails.deliver()
	const mails = (await server.call('GET', `/dev/mail.json?to=${buyer.email}`)).body as {
		id: string
		subject: string
		text: string
		files: string[]
	}[]
	const [{ number } = { number: '' }] = await invoicesOf(buyer, made.body.order_id)
	const about = mails.filter(({ subject }) => subject.includes('invoice'))
	expect(about).toMatchObject([
		{
			subject: `Your Vidya order, invoice ${number}`,
			files: [`vidya-${number.replaceAll('/', '-')}.pdf`],
		},
	])
	expect(about[0]!.text).toContain('– Calm Mornings')
	expect(about[0]!.text).toContain(
		`http://vidya.test/profile/purchase-history/${made.body.order_id}/invoice`,
	)
	const file = await server.app.inject(`/dev/mail/${about[0]!.id}/0`)
	expect(await textOfPdf(file.rawPayload)).toContain(number)
	expect((await server.app.inject(`/dev/mail/${about[0]!.id}/1`)).statusCode).toBe(404)
})

test('29.14 INV-02 who reads in Hindi is mailed the confirmation in Hindi', async () => {
	const buyer = await openBuyer(server)
	await server.db.update(account).set({ language: 'hi' }).where(eq(account.id, buyer.accountId))
	await pay(buyer, { product_id: [await addResource(server.db)] })
	await server.deps.mails.deliver()
	const { body } = await server.call('GET', `/dev/mail.json?to=${buyer.email}`)
	const subjects = (body as { subject: string }[]).map(({ subject }) => subject)
	expect(subjects).toContainEqual(expect.stringMatching(/^आपका Vidya ऑर्डर, इनवॉइस /))
})

test('INV-01 numbers have at most 16 characters and restart on the first of April, Indian time', () => {
	const before = new Date('2027-03-31T18:29:59.999Z')
	const after = new Date('2027-03-31T18:30:00.000Z')
	expect([financialYearOf(before), financialYearOf(after)]).toEqual([2026, 2027])
	expect(invoiceNumber('VC', 2099, 9_999_999)).toBe('VC/99-00/9999999')
	expect(invoiceNumber('V', 2026, 42)).toBe('V/26-27/0000042')
	expect(splitTax(4861, false)).toEqual({ cgst: 2430, sgst: 2431, igst: 0 })
	expect(splitTax(4861, true)).toEqual({ cgst: 0, sgst: 0, igst: 4861 })
	expect(new Set(indianStates.map(({ code }) => code)).size).toBe(36)
})

test('INV-01 an order that cost nothing has no invoice', async () => {
	const buyer = await openBuyer(server)
	const free = await addResource(server.db, { price: 0 })
	await buyer.enrolFree({ webinar_id: [free], name: 'Asha', email: buyer.email })
	const rows = await server.db.select().from(invoice).where(eq(invoice.accountId, buyer.accountId))
	expect(await buyer.owned()).toEqual([free])
	expect(rows).toEqual([])
})

test('INV-01 an order that was paid before there were invoices gets one, once', async () => {
	const buyer = await openBuyer(server)
	const paid = await pay(buyer, { product_id: [await addResource(server.db)] })
	await server.db.delete(invoice).where(eq(invoice.orderId, paid.orderId))
	expect(await issueMissingInvoices(server.deps)).toBe(1)
	expect(await invoicesOf(buyer, paid.orderId)).toMatchObject([
		{ kind: 'invoice', payment_id: paid.paymentId, total: paid.amount },
	])
	expect(await issueMissingInvoices(server.deps)).toBe(0)
})

test('S10 INV-01 a file costs a visitor fifty calls, and a visitor over the limit gets the time to retry', async () => {
	const app = Fastify()
	answerErrors(app)
	await app.register(cookie)
	const charged: number[] = []
	let wait: number | null = null
	const charge = async (_: unknown, calls: number) => {
		charged.push(calls)
		return wait
	}
	await app.register(invoiceFileRoutes(server.deps, charge))
	const ask = () => app.inject(`/profile/purchase-history/${v7()}/invoice.pdf`)
	expect((await ask()).statusCode).toBe(303)
	wait = 29_001
	const refused = await ask()
	expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
		429,
		'30',
		'too-many-requests',
	])
	expect(charged).toEqual([50, 50])
	await app.close()
})

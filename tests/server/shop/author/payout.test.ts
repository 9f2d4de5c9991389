import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Author, OrderRecord, Payout } from '#openapi/v1.gen.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { authorShare } from '#server/shop/author/author.tables.ts'
import { type Buyer, openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { publish, wholeContent, write } from '../../support/drafts.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { deskOf, openStaff, verifySessions } from '../../support/staff-people.ts'

type Desk = ReturnType<typeof deskOf>
type Staff = { id: string; email: string; desk: Desk }

const DAY = 86_400_000
const payee = {
	...{ name: ' Asha Kulkarni ', pan: 'abcpk 1234f', account_number: '0011 0022-003300' },
	ifsc: 'hdfc0000123',
}

const server = await openFileApp()
let owner: Staff
const people: Staff[] = []
beforeAll(async () => {
	owner = await staff('Owner Payer', ['owner', 'editor'])
})

/** Somebody of the team whose sessions are renewed when the clock moves. */
const staff = async (name: string, roles: string[]): Promise<Staff> => {
	const { id, email, desk } = await openStaff(server, name, roles)
	const one: Staff = { id, email, desk }
	people.push(one)
	return one
}
const later = async (ms: number) => {
	server.advance(ms)
	for (const one of people) {
		const token = await server.signIn(one.email)
		await verifySessions(server, one.id)
		one.desk = deskOf(server, { token })
	}
}

let authors = 0
/** An author with a share, and a public resource of theirs. */
const openAuthor = async (rate: number, price = 100_000) => {
	authors += 1
	const author = await staff(`Author ${authors}`, ['author', 'editor'])
	const { id: product } = await publish(author as never, wholeContent({ price }))
	expectOk(await owner.desk('PUT', `/authors/${author.id}/rate`, { before: 0, rate }))
	return { author, product }
}
const pay = async (buyer: Buyer, product_id: string[]) => {
	const { body } = await buyer.order({ product_id })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	return { id: body.order_id, amount: body.amount }
}
const buy = async (...products: string[]) => pay(await openBuyer(server), products)
const account = async (id: string, who = owner) =>
	expectOk<Author>(await who.desk('GET', `/authors/${id}`))
const sharesOf = async (id: string) =>
	(await server.db.select().from(authorShare).where(eq(authorShare.accountId, id))).map(
		({ base, amount }) => [base, amount],
	)
const refund = async (id: string, refundable: number, amount: number | null) =>
	expectOk(
		await owner.desk('POST', `/orders/${id}/refunds`, {
			...{ amount, refundable, reason: 'goodwill', words: '' },
		}),
	)
const prepare = (id: string, body: { gross: number; tds: number }) =>
	owner.desk('POST', `/authors/${id}/payouts`, body)
const decide = (id: string, decision: 'send' | 'cancel', reference = 'HDFC0001') =>
	owner.desk('POST', `/payouts/${id}/decision`, { decision, reference })

/** An author to whom something is due, with a bank account. */
const openDue = async (rate = 40, price = 100_000) => {
	const opened = await openAuthor(rate, price)
	await buy(opened.product)
	expectOk(await opened.author.desk('PUT', '/own-payee', payee))
	await later(31 * DAY)
	return opened
}

describe('DSK-22 a share is booked with the invoice', () => {
	test('DSK-22 the share is of what was paid before GST, and due after 30 days', async () => {
		const { author, product } = await openAuthor(40)
		const other = await openAuthor(25, 49_900)
		await buy(product, other.product)
		expect(await sharesOf(author.id)).toEqual([[100_000, 40_000]])
		expect(await sharesOf(other.author.id)).toEqual([[49_900, 12_475]])
		expect(await account(author.id)).toMatchObject({ balance: 40_000, due: 0, next: null })
		await later(30 * DAY - 60_000)
		expect((await account(author.id)).due).toBe(0)
		await later(2 * 60_000)
		expect(await account(author.id)).toMatchObject({ balance: 40_000, due: 40_000 })
	})

	test('DSK-22 a part that goes back takes its share, the rest leaves nothing', async () => {
		const { author, product } = await openAuthor(33, 99_999)
		const { id, amount } = await buy(product)
		await refund(id, amount, 20_000)
		expect((await account(author.id)).balance).toBe(Math.floor((99_999 - 16_949) * 0.33))
		await refund(id, amount - 20_000, 33_333)
		await refund(id, amount - 53_333, null)
		const shares = await sharesOf(author.id)
		expect(shares).toHaveLength(4)
		expect(shares.reduce((sum, [base]) => sum + base!, 0)).toBe(0)
		expect((await account(author.id)).balance).toBe(0)
	})

	test('DSK-22 a corrected invoice changes nothing', async () => {
		const { author, product } = await openAuthor(40)
		const { id } = await buy(product)
		type Record = OrderRecord
		const { documents } = expectOk<Record>(await owner.desk('GET', `/orders/${id}`))
		const billing = {
			...{ name: 'Asha Rao', state_code: '27', address: '12 Residency Road' },
			...{ business_name: '', gstin: '', invoice: documents[0]!.number },
		}
		expectOk(await owner.desk('PUT', `/orders/${id}/billing`, billing))
		expect(await sharesOf(author.id)).toHaveLength(3)
		expect((await account(author.id)).balance).toBe(40_000)
	})

	test('DSK-22 the share of a sale stays when the rate changes, and old orders bring none', async () => {
		const author = await staff('Author Late', ['author', 'editor'])
		const { id: product } = await publish(author as never, wholeContent({ price: 100_000 }))
		const early = await buy(product)
		const setRate = (before: number, rate: number) =>
			owner.desk('PUT', `/authors/${author.id}/rate`, { before, rate })
		expectOk(await setRate(0, 50))
		await refund(early.id, early.amount, null)
		expect(await sharesOf(author.id)).toEqual([])
		const sale = await buy(product)
		expect(await setRate(0, 10)).toMatchObject({ status: 409, body: { code: 'rate-changed' } })
		expectOk(await setRate(50, 0))
		await buy(product)
		await refund(sale.id, sale.amount, 59_000)
		expect(await sharesOf(author.id)).toEqual([
			[100_000, 50_000],
			[-50_000, -25_000],
		])
	})
})

describe('DSK-22 a share is paid out', () => {
	test('DSK-22 finance prepares what is due and sends it; the author is mailed', async () => {
		const { author, product } = await openDue()
		const { next, payee: to } = await account(author.id)
		expect(next).toEqual({ gross: 40_000, tds: 0 })
		expect(to).toEqual({
			...{ name: 'Asha Kulkarni', pan: 'ABCPK1234F', account_number: '00110022003300' },
			ifsc: 'HDFC0000123',
		})
		const payout = expectOk<Payout>(await prepare(author.id, next!), 201)
		expect(payout).toMatchObject({ status: 'prepared', gross: 40_000, tds: 0, payee: to })
		expect(await account(author.id)).toMatchObject({ balance: 0, due: 0, next: null })
		await buy(product)
		expect(expectOk<Payout>(await decide(payout.id, 'send', ' UTR 7 '))).toMatchObject({
			...{ status: 'sent', reference: 'UTR 7' },
		})
		expect(await account(author.id)).toMatchObject({
			...{ balance: 40_000, year: { gross: 40_000, tds: 0 } },
		})
		await server.deps.mails.deliver()
		const mails = await server.db.select().from(mail).where(eq(mail.to, author.email))
		expect(mails.at(-1)?.subject).toBe('₹400.00 is on its way to you')
		expect(await decide(payout.id, 'cancel')).toMatchObject({
			status: 409,
			body: { code: 'payout-decided', current_status: 'sent' },
		})
	})

	test('DSK-22 a cancelled payout waits for the next one', async () => {
		const { author } = await openDue()
		const { id } = expectOk<Payout>(await prepare(author.id, { gross: 40_000, tds: 400 }), 201)
		expect(await prepare(author.id, { gross: 40_000, tds: 0 })).toMatchObject({
			status: 409,
			body: { code: 'payout-prepared' },
		})
		expectOk(await decide(id, 'cancel', ''))
		expect((await account(author.id)).due).toBe(40_000)
		expectOk(await prepare(author.id, { gross: 40_000, tds: 0 }), 201)
	})

	test('DSK-22 a refund after the payout is taken from the next one', async () => {
		const { author, product } = await openAuthor(40)
		const { id, amount } = await buy(product)
		expectOk(await author.desk('PUT', '/own-payee', payee))
		await later(31 * DAY)
		const payout = expectOk<Payout>(await prepare(author.id, { gross: 40_000, tds: 0 }), 201)
		expectOk(await decide(payout.id, 'send'))
		await refund(id, amount, 59_000)
		expect(await account(author.id)).toMatchObject({ balance: -20_000, next: null })
		await buy(product)
		await buy(product)
		await later(31 * DAY)
		expect((await account(author.id)).next).toEqual({ gross: 60_000, tds: 0 })
		expectOk(await prepare(author.id, { gross: 60_000, tds: 0 }), 201)
	})

	test('DSK-22 of payouts that are prepared together one counts', async () => {
		const { author } = await openDue()
		const body = { gross: 40_000, tds: 0 }
		const answers = await Promise.all([prepare(author.id, body), prepare(author.id, body)])
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
	})

	test('DSK-22 of two decisions on a payout one counts', async () => {
		const { author } = await openDue()
		const { id } = expectOk<Payout>(await prepare(author.id, { gross: 40_000, tds: 0 }), 201)
		const both = await Promise.all([decide(id, 'send'), decide(id, 'cancel')])
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		const { year, due } = await account(author.id)
		expect(year.gross + due).toBe(40_000)
	})

	test('DSK-22 nothing is prepared without a bank account, of another sum, or below the least', async () => {
		const { author, product } = await openAuthor(40)
		await buy(product)
		await later(31 * DAY)
		const codeOf = async (body: { gross: number; tds: number }) => {
			const { status, body: answer } = await prepare(author.id, body)
			return [status, (answer as { code?: string }).code]
		}
		expect(await codeOf({ gross: 40_000, tds: 0 })).toEqual([409, 'payee-missing'])
		expectOk(await author.desk('PUT', '/own-payee', payee))
		expect(await codeOf({ gross: 39_000, tds: 0 })).toEqual([409, 'payout-changed'])
		expect(await codeOf({ gross: 40_000, tds: 40_001 })).toEqual([400, 'invalid-request'])
		expect((await account(author.id)).due).toBe(40_000)
		const small = await openDue(10, 90_000)
		expect((await account(small.author.id)).next).toBeNull()
		const { status } = await prepare(small.author.id, { gross: 9_000, tds: 0 })
		expect([status, (await account(small.author.id)).due]).toEqual([409, 9_000])
	})

	test('DSK-22 a payout is not sent without the reference of the bank', async () => {
		const { author } = await openDue()
		const { id } = expectOk<Payout>(await prepare(author.id, { gross: 40_000, tds: 0 }), 201)
		expect(await decide(id, 'send', '  ')).toMatchObject({
			status: 409,
			body: { code: 'reference-missing' },
		})
		expect((await decide(author.id, 'send')).status).toBe(404)
	})
})

describe('DSK-21 an author sees what is theirs', () => {
	test('DSK-21 figures of the resources, and nobody else’s', async () => {
		const { author, product } = await openDue()
		const me = await staff('Author Only', ['author'])
		const draft = await write(me as never)
		type Authored = { total_rows: number; data: { id: string; learners: number; sold: number }[] }
		const figures = await author.desk('GET', `/authors/${author.id}/resources`)
		expect(expectOk<Authored>(figures).data).toEqual([
			expect.objectContaining({
				...{ id: product, learners: 1, certificates: 0, rating: null, reviews: 0 },
				...{ sold: 100_000, earned: 40_000 },
			}),
		])
		expect((await me.desk('GET', `/authors/${me.id}`)).status).toBe(200)
		expectOk(await me.desk('GET', `/resources/${draft.id}`))
		for (const path of ['', '/resources', '/shares'])
			expect([path, (await me.desk('GET', `/authors/${author.id}${path}`)).status]).toEqual([
				path,
				404,
			])
		expectOk(await prepare(author.id, { gross: 40_000, tds: 0 }), 201)
		type Payouts = { total_rows: number; data: Payout[] }
		const payouts = await me.desk('GET', `/payouts?author=${author.id}`)
		expect(expectOk<Payouts>(payouts).data).toEqual([])
		const own = await author.desk('GET', '/payouts')
		expect(expectOk<Payouts>(own).data.map((one) => one.author.id)).toEqual([author.id])
		const prepared = await owner.desk('GET', '/payouts?status=prepared')
		expect(expectOk<Payouts>(prepared).data.map((one) => one.author.id)).toContain(author.id)
	})

	test.each([
		['a PAN', { pan: 'ABC' }],
		['an account number', { account_number: '12345678' }],
		['an IFSC', { ifsc: 'HDFC1000123' }],
		['a name', { name: ' A' }],
	])('DSK-22 %s that cannot be right is refused', async (_, wrong) => {
		const me = await staff(`Author Wrong ${Object.keys(wrong)[0]}`, ['author'])
		const answer = await me.desk('PUT', '/own-payee', { ...payee, ...wrong })
		expect(answer).toMatchObject({ status: 400, body: { detail: Object.keys(wrong)[0] } })
		expect((await account(me.id)).payee).toBeNull()
	})

	test('DSK-22 of two who change one share one counts', async () => {
		const { author } = await openAuthor(30)
		const set = (rate: number) =>
			owner.desk('PUT', `/authors/${author.id}/rate`, { before: 30, rate })
		const rates = [10, 20, 40, 50]
		const answers = await Promise.all(rates.map(set))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
		const kept = rates[answers.findIndex(({ status }) => status === 200)]
		expect((await account(author.id)).rate).toBe(kept)
	})

	test('DSK-22 finance finds authors by a part of the name', async () => {
		const { author } = await openAuthor(30)
		type Authors = { data: { id: string; rate: number; has_payee: boolean }[] }
		const { name } = await account(author.id)
		const found = await owner.desk('GET', `/authors?search=${encodeURIComponent(name)}`)
		expect(expectOk<Authors>(found).data).toContainEqual(
			expect.objectContaining({ id: author.id, rate: 30, has_payee: false }),
		)
		expect(
			(await owner.desk('GET', `/authors/${(await openBuyer(server)).accountId}`)).status,
		).toBe(404)
	})
})

import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { licence, licenceAssignment } from '#server/shop/licence/licence.tables.ts'
import { returnWhole } from '#server/shop/refund/return-whole.service.ts'
import { remindOfEnd } from '#server/shop/subscription/remind-of-end.service.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { type Buyer, booksOf, chooseIn, openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const DAY_MS = 86_400_000
const benefits = { self_paced: { included: 2, additional_purchases: { discount: 20 } } }

const server = await openFileApp()

type Row = typeof plan.$inferInsert
const addPlan = async (some: Partial<Row> = {}) => {
	const values = { slug: v7(), name: 'Guruji Plus', isFree: false, price: 299_900, benefits }
	const [row] = await server.db
		.insert(plan)
		.values({ ...values, ...some })
		.returning({ id: plan.id })
	return row!.id
}
/** Gives a term that ends after a number of days. */
const hold = async ({ accountId }: Buyer, planId: string, days: number, assignmentId = v7()) => {
	const endsAt = new Date(server.deps.clock().getTime() + days * DAY_MS)
	const startsAt = new Date(endsAt.getTime() - 365 * DAY_MS)
	await server.db.insert(subscription).values({ accountId, planId, assignmentId, startsAt, endsAt })
	return endsAt
}
const pay = async (pgOrderId: string) => {
	const { callback } = await chooseIn(server)(pgOrderId, 'pay')
	return callback
}
const buy = async (buyer: Buyer, planId: string) => {
	const { status, body } = await buyer.order({ product_id: [planId] })
	expect(status).toBe(200)
	expect((await buyer.verify(await pay(body.pg_order_id))).status).toBe(200)
	return body.order_id
}
const termsOf = async ({ token }: Buyer) =>
	(
		(await server.call('GET', '/v1/user/plan-terms', { token })).body as {
			data: { plan_id: string; is_of_school: boolean; starts_at: string; ends_at: string }[]
		}
	).data
const rejections = async (buyer: Buyer, body: object) =>
	(await buyer.quote(body)).rejections.map(({ code }) => code)

describe('29.6 buying a plan', () => {
	test('29.6 WAL-02 a paid plan runs for a year from the payment, with one invoice, and lowers prices', async () => {
		const buyer = await openBuyer(server)
		const id = await addPlan()
		const course = await addResource(server.db, { price: 100_000 })
		const before = server.deps.clock()
		const quote = await buyer.quote({ product_id: [id] })
		expect([quote.total, quote.lines[0]!.course_type]).toEqual([353_900, 'plan'])
		const orderId = await buy(buyer, id)
		const [term, ...more] = await termsOf(buyer)
		expect(more).toEqual([])
		expect(term).toMatchObject({ plan_id: id, is_of_school: false })
		const begins = new Date(term!.starts_at)
		expect(begins.getTime()).toBeGreaterThanOrEqual(before.getTime())
		const year = new Date(begins)
		year.setUTCFullYear(begins.getUTCFullYear() + 1)
		expect(term!.ends_at).toBe(year.toISOString())
		const { body } = await server.call('GET', `/v1/orders/${orderId}/invoices`, {
			token: buyer.token,
		})
		expect((body as { data: { kind: string }[] }).data.map(({ kind }) => kind)).toEqual(['invoice'])
		const [entry] = (await buyer.history()).data
		expect(entry!.lines).toMatchObject([
			{ product_id: id, title: 'Guruji Plus', course_type: 'plan' },
		])
		expect((await buyer.quote({ product_id: [course] })).plan_discount).toBe(100_000)
		expect(await buyer.owned()).toEqual([])
	})

	test('29.6 nobody pays twice for a time: a plan with more than 60 days to go is not sold again', async () => {
		const [buyer, late] = [await openBuyer(server), await openBuyer(server)]
		const id = await addPlan()
		await hold(buyer, id, 61)
		const ends = await hold(late, id, 59)
		expect(await rejections(buyer, { product_id: [id] })).toEqual(['already-owned'])
		expect((await buyer.order({ product_id: [id] })).body.code).toBe('already-owned')
		await buy(late, id)
		const [renewed, running] = await termsOf(late)
		expect(running!.ends_at).toBe(ends.toISOString())
		expect(renewed!.starts_at).toBe(ends.toISOString())
		expect((await late.order({ product_id: [id] })).body.code).toBe('already-owned')
	})

	test('29.6 INV-04 a second payment for the same year goes back', async () => {
		const buyer = await openBuyer(server)
		const id = await addPlan()
		const first = (await buyer.order({ product_id: [id] })).body
		await hold(buyer, id, 300)
		const { callback } = await payAtRazorpay(server, first.pg_order_id, { amount: first.amount })
		await buyer.verify(callback)
		const books = booksOf(server)
		expect(await books.payments(first.order_id)).toMatchObject([{ outcome: 'refund' }])
		expect(await termsOf(buyer)).toHaveLength(1)
	})

	test('29.6 a seat of the school keeps its teacher from paying for a plan', async () => {
		const buyer = await openBuyer(server)
		const [own, schools] = [await addPlan(), await addPlan({ forSchools: true })]
		const [row] = await server.db
			.insert(school)
			.values({ name: 'Sunrise', email: `${v7()}@example.org` })
			.returning({ id: school.id })
		const validUntil = new Date(server.deps.clock().getTime() + 300 * DAY_MS)
		const now = server.deps.clock()
		const held = { schoolId: row!.id, planId: schools, quantity: 1, assignedCount: 1, source: v7() }
		const [seats] = await server.db
			.insert(licence)
			.values({ ...held, validUntil, createdAt: now })
			.returning({ id: licence.id })
		const seat = v7()
		await server.db
			.insert(licenceAssignment)
			.values({ id: seat, licenceId: seats!.id, accountId: buyer.accountId, createdAt: now })
		await hold(buyer, schools, 300, seat)
		expect(await rejections(buyer, { product_id: [own] })).toEqual(['already-owned'])
		expect(await termsOf(buyer)).toMatchObject([{ is_of_school: true }])
		expect(await rejections(await openBuyer(server), { product_id: [schools] })).toEqual([
			'unknown-product',
		])
	})

	test('29.6 a plan is ordered alone, and neither coupons nor coins pay for it', async () => {
		const buyer = await openBuyer(server)
		const id = await addPlan()
		const course = await addResource(server.db, { price: 50_000 })
		await addDiscount(server.db, { code: 'HALF', percent: 50 })
		await giveCoins(server.db, buyer.email, 500)
		expect(await rejections(buyer, { product_id: [id, course] })).toEqual(['not-sold'])
		const quote = await buyer.quote({ product_id: [id], promo_code: 'HALF', coins: 100 })
		expect(quote.promo_rejection!.code).toBe('promo-not-applicable')
		expect([quote.discount, quote.coins, quote.coins_available]).toEqual([0, 0, 0])
		expect(quote.total).toBe(353_900)
	})

	test.each([
		['free', { isFree: true, price: 0 }],
		['not offered', { offered: false }],
	])('29.6 a plan that is %s is not sold', async (_, some) => {
		const id = await addPlan(some)
		expect(await rejections(await openBuyer(server), { product_id: [id] })).toEqual([
			'unknown-product',
		])
	})

	test('29.6 WAL-03 a new year includes as much as the first', async () => {
		const buyer = await openBuyer(server)
		const id = await addPlan()
		const began = new Date((await hold(buyer, id, -1)).getTime() - 30 * DAY_MS)
		for (const _ of [1, 2]) {
			const resourceId = await addResource(server.db)
			const got = { resourceId, source: 'plan', createdAt: began }
			await server.db.insert(enrolment).values({ accountId: buyer.accountId, ...got })
		}
		await buy(buyer, id)
		const { token } = buyer
		const { body } = await server.call('GET', '/v1/user/subscription-spc-benefits', { token })
		expect(body).toMatchObject({ response: { included: 2, used: 0, remaining: 2 } })
		const course = await addResource(server.db, { price: 100_000 })
		expect((await buyer.quote({ product_id: [course] })).plan_discount).toBe(100_000)
	})
})

describe('29.6 giving a plan back', () => {
	const refundOf = async (buyer: Buyer, orderId: string) =>
		(
			(await server.call('GET', `/v1/orders/${orderId}/refund`, { token: buyer.token })).body as {
				refusal: string | null
			}
		).refusal

	test('29.6 INV-03 a plan is given back until something is taken with it, and ends then', async () => {
		const [buyer, user] = [await openBuyer(server), await openBuyer(server)]
		const id = await addPlan()
		const [order, used] = [await buy(buyer, id), await buy(user, id)]
		expect(await refundOf(buyer, order)).toBeNull()
		const resourceId = await addResource(server.db)
		const createdAt = new Date(server.deps.clock().getTime() + 1000)
		await server.db
			.insert(enrolment)
			.values({ accountId: user.accountId, resourceId, source: 'plan', createdAt })
		expect(await refundOf(user, used)).toBe('begun')
		const books = booksOf(server)
		const [paid] = await books.payments(order)
		expect(paid!.outcome).toBe('fulfilled')
		await server.db.transaction((tx) =>
			returnWhole(tx, order, { reason: 'asked-for' }, server.deps.clock()),
		)
		expect(await termsOf(buyer)).toEqual([])
		expect(await termsOf(user)).toHaveLength(1)
	})
})

describe('29.6 the reminder', () => {
	const toldOf = async ({ accountId }: Buyer) =>
		(await server.db.select().from(notification).where(eq(notification.accountId, accountId))).map(
			({ kind }) => kind,
		)
	const mailsTo = async ({ email }: Buyer) =>
		(await server.db.select().from(mail).where(eq(mail.to, email))).map(({ subject }) => subject)

	test('29.6 comes once, in the week before the end, to those who can renew', async () => {
		const [due, early, renewed, given] = [
			await openBuyer(server),
			await openBuyer(server),
			await openBuyer(server),
			await openBuyer(server),
		]
		const id = await addPlan({ name: 'Guruji Max' })
		await hold(due, id, 6)
		await hold(early, id, 8)
		await hold(renewed, id, 6)
		await hold(renewed, id, 371)
		await hold(given, await addPlan({ isFree: true, price: 0 }), 6)
		expect(await remindOfEnd(server.deps)).toBe(1)
		expect(await remindOfEnd(server.deps)).toBe(0)
		expect(await toldOf(due)).toEqual(['planEnding'])
		expect((await mailsTo(due)).at(-1)).toBe('Your plan Guruji Max ends soon')
		for (const buyer of [early, renewed, given]) expect(await toldOf(buyer)).toEqual([])
	})
})

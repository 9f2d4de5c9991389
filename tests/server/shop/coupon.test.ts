import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CouponTerms, couponFaultsOf } from '#domain/shop/coupon.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addDiscount, addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Coupon = { id: string; code: string; used: number; state: string; terms: CouponTerms }
type Page = { total: number; data: Coupon[] }
type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let finance: Staff
beforeAll(async () => {
	finance = await openStaff(server, 'Finance Rao', ['finance'])
})

const termsWith = (some: Partial<CouponTerms> = {}): CouponTerms => ({
	title: 'A tenth off',
	kind: 'percent',
	percent: 10,
	amount: null,
	max_amount: null,
	minimum_order: null,
	course_type: null,
	listed: false,
	starts_at: null,
	ends_at: null,
	max_uses: null,
	per_person: null,
	audience: 'everyone',
	...some,
})
const make = (code: string, some: Partial<CouponTerms> = {}, more: object = {}) =>
	finance.desk('POST', '/coupons', { code, terms: termsWith(some), ...more })
const made = async (code: string, some: Partial<CouponTerms> = {}) =>
	expectOk<Coupon>(await make(code, some), 201)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const quoted = async (token: string | undefined, id: string, promo_code: string) =>
	(
		await server.call('POST', '/v1/purchase/quote', {
			...(token && { token }),
			body: { product_id: [id], promo_code },
		})
	).body as never as { discount: number; total: number; promo_rejection: { code: string } | null }
const order = (buyer: Awaited<ReturnType<typeof openBuyer>>, id: string, promo_code: string) =>
	buyer.enrolFree({ webinar_id: [id], name: 'Asha', email: buyer.email, discount: promo_code })

describe('DSK-10 coupons are made and changed', () => {
	test('DSK-10 a coupon that is made lowers the price by its terms', async () => {
		const id = await addResource(server.db, { price: 100_000 })
		const coupon = await made('DIWALI-10', { minimum_order: 50_000 })
		expect(coupon).toMatchObject({ code: 'DIWALI-10', used: 0, state: 'active' })
		expect(await quoted(undefined, id, 'diwali-10')).toMatchObject({ discount: 10_000 })
		const cheap = await addResource(server.db, { price: 20_000 })
		expect(await quoted(undefined, cheap, 'DIWALI-10')).toMatchObject({
			discount: 0,
			promo_rejection: { code: 'promo-minimum-not-met' },
		})
	})

	test('DSK-10 every kind of terms comes back as it was handed in', async () => {
		const terms = termsWith({
			kind: 'amount',
			percent: null,
			amount: 25_000,
			course_type: 'bundle',
			listed: true,
			starts_at: '2026-11-21T10:00:00.000Z',
			ends_at: '2026-12-21T10:00:00.000Z',
			max_uses: 7,
			per_person: 2,
			audience: 'school_teachers',
		})
		const coupon = await made('EVERYTERM', terms)
		expect(coupon).toMatchObject({ state: 'planned', terms })
		const { data } = (await finance.desk('GET', '/coupons?search=EVERYTERM')).body as never as Page
		expect(data).toEqual([coupon])
	})

	test('DSK-10 a taken code is refused, also in other letters', async () => {
		await made('TAKEN-ONE')
		expect(codeOf(await make('taken-one'))).toEqual([409, 'code-taken'])
	})

	test('DSK-10 wrong fields are named', async () => {
		const answer = await make('a b', { percent: 0, title: ' ', max_uses: 0 })
		expect(codeOf(answer)).toEqual([409, 'coupon-invalid'])
		expect(answer.body).toMatchObject({ fields: ['code', 'title', 'percent', 'max_uses'] })
	})

	test.each([
		['code', 'ab', {}],
		['percent', 'GOOD', { percent: 101 }],
		['amount', 'GOOD', { kind: 'amount', amount: 99 }],
		['amount', 'GOOD', { kind: 'amount', amount: null }],
		['max_amount', 'GOOD', { max_amount: 1 }],
		['minimum_order', 'GOOD', { minimum_order: -1 }],
		[
			'ends_at',
			'GOOD',
			{ starts_at: '2026-12-01T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' },
		],
		['per_person', 'GOOD', { per_person: 0 }],
	] as const)('DSK-10 a wrong %s is found', (field, code, some) => {
		expect(couponFaultsOf(code, termsWith(some as Partial<CouponTerms>))).toEqual([field])
	})

	test('DSK-10 a coupon that makes everything free is made only when it is confirmed', async () => {
		expect(codeOf(await make('ALLFREE', { percent: 100 }))).toEqual([409, 'coupon-gives-all'])
		expect((await make('ALLFREE', { percent: 100 }, { confirmed: true })).status).toBe(201)
		const lesser = { percent: 100, course_type: 'webinar' as const }
		expect((await make('WEBFREE', lesser)).status).toBe(201)
	})

	test('DSK-10 a change replaces the terms that were seen; older ones are refused', async () => {
		const { id, terms } = await made('CHANGING')
		const ended = { ...terms, ends_at: server.deps.clock().toISOString() }
		const put = (before: CouponTerms, next: CouponTerms) =>
			finance.desk('PUT', `/coupons/${id}`, { before, terms: next })
		expect(expectOk<Coupon>(await put(terms, ended))).toMatchObject({ state: 'ended' })
		expect(codeOf(await put(terms, terms))).toEqual([409, 'coupon-changed'])
		const free = termsWith({ percent: 100 })
		expect(codeOf(await put(ended, free))).toEqual([409, 'coupon-gives-all'])
		const owner = await openStaff(server, 'Owner Das', ['owner'])
		const { data } = (await owner.desk('GET', `/audit?subject=${id}`)).body as never as {
			data: { operation: string; before: object; after: object }[]
		}
		expect(data.map(({ operation }) => operation)).toEqual(['changeCoupon', 'createCoupon'])
		expect(data[0]).toMatchObject({ before: { ends_at: null }, after: { ends_at: ended.ends_at } })
	})

	test('DSK-10 the list is searched and filtered by state; vouchers are not in it', async () => {
		await addDiscount(server.db, { code: 'OKAPI-V', isPersonal: true })
		await made('OKAPI-NOW')
		await made('OKAPI-PLANNED', { starts_at: '2027-01-01T00:00:00.000Z' })
		await made('OKAPI-ENDED', { ends_at: '2026-01-01T00:00:00.000Z' })
		const used = await made('OKAPI-USED', { max_uses: 1 })
		await server.db.update(discount).set({ used: 1 }).where(eq(discount.id, used.id))
		const codes = async (query: string) =>
			((await finance.desk('GET', `/coupons?${query}`)).body as never as Page).data
				.map(({ code }) => code)
				.sort()
		expect(await codes('search=okapi')).toEqual([
			'OKAPI-ENDED',
			'OKAPI-NOW',
			'OKAPI-PLANNED',
			'OKAPI-USED',
		])
		expect(await codes('search=okapi&state=active')).toEqual(['OKAPI-NOW'])
		expect(await codes('search=okapi&state=planned')).toEqual(['OKAPI-PLANNED'])
		expect(await codes('search=okapi&state=ended')).toEqual(['OKAPI-ENDED'])
		expect(await codes('search=okapi&state=used_up')).toEqual(['OKAPI-USED'])
	})

	test('28.3 the list is sorted by its end, by code, or by how often each was used', async () => {
		await made('ZEBU-B', { ends_at: '2027-01-01T00:00:00.000Z' })
		await made('ZEBU-C', { ends_at: '2027-02-01T00:00:00.000Z' })
		const often = await made('ZEBU-D', { ends_at: '2026-12-31T00:00:00.000Z' })
		await made('ZEBU-A', { ends_at: '2026-12-30T00:00:00.000Z' })
		await server.db.update(discount).set({ used: 3 }).where(eq(discount.id, often.id))
		const sorted = async (query: string) =>
			((await finance.desk('GET', `/coupons?search=zebu${query}`)).body as never as Page).data
				.map(({ code }) => code.at(-1))
				.join('')
		expect(await sorted('')).toBe('CBDA')
		expect(await sorted('&sort=code')).toBe('ABCD')
		expect(await sorted('&sort=used')).toBe('DABC')
	})
})

describe('DSK-10 for whom a coupon is', () => {
	test('DSK-10 PRM-02 one use for each person: the second order is refused', async () => {
		const [first, second] = [
			await addResource(server.db, { price: 10_000 }),
			await addResource(server.db, { price: 10_000 }),
		]
		await made('ONCE-EACH', { percent: 100, course_type: 'self_paced', per_person: 1 })
		const buyer = await openBuyer(server)
		expect((await order(buyer, first, 'ONCE-EACH')).status).toBe(200)
		expect(codeOf(await order(buyer, second, 'ONCE-EACH'))).toEqual([409, 'promo-used-before'])
		expect((await quoted(buyer.token, second, 'ONCE-EACH')).promo_rejection?.code).toBe(
			'promo-used-before',
		)
		expect((await order(await openBuyer(server), second, 'ONCE-EACH')).status).toBe(200)
	})

	test('DSK-10 a coupon for a first order is for nobody who has ordered, and for no visitor', async () => {
		const [first, second] = [
			await addResource(server.db, { price: 10_000 }),
			await addResource(server.db, { price: 10_000 }),
		]
		await made('FIRST-ONE', { percent: 100, course_type: 'self_paced', audience: 'first_order' })
		const buyer = await openBuyer(server)
		expect((await quoted(undefined, first, 'FIRST-ONE')).promo_rejection?.code).toBe(
			'promo-not-for-you',
		)
		expect((await order(buyer, first, 'FIRST-ONE')).status).toBe(200)
		expect(codeOf(await order(buyer, second, 'FIRST-ONE'))).toEqual([409, 'promo-not-for-you'])
	})

	test('DSK-10 a coupon for teachers of schools is offered to them alone', async () => {
		await made('SCHOOL-T', { audience: 'school_teachers', listed: true })
		const [one] = await server.db
			.insert(school)
			.values({ name: 'Kendriya Vidyalaya', email: 'kv@example.org', city: 'Pune' })
			.returning({ id: school.id })
		const [teacher, other] = [await openBuyer(server), await openBuyer(server)]
		await server.db
			.update(account)
			.set({ schoolId: one!.id })
			.where(eq(account.id, teacher.accountId))
		const offered = async (token: string) =>
			(
				(await server.call('GET', '/v1/discounts', { token })).body as never as {
					data: { code: string }[]
				}
			).data.map(({ code }) => code)
		expect(await offered(teacher.token)).toContain('SCHOOL-T')
		expect(await offered(other.token)).not.toContain('SCHOOL-T')
	})
})

describe('DSK-10 the simulator', () => {
	test('DSK-10 it answers what the checkout would answer that person, and the log says who looked', async () => {
		const id = await addResource(server.db, { price: 100_000 })
		await made('SIM-FIRST', { audience: 'first_order' })
		const buyer = await openBuyer(server)
		const simulate = (body: object) => finance.desk('POST', '/simulations', body)
		const asked = { product_id: [id], promo_code: 'SIM-FIRST' }
		const seen = expectOk<{ total: number }>(await simulate({ ...asked, email: buyer.email }))
		expect(seen.total).toBe((await quoted(buyer.token, id, 'SIM-FIRST')).total)
		expect(seen).toMatchObject({ discount: 10_000 })
		expect((await simulate(asked)).body).toMatchObject({
			discount: 0,
			promo_rejection: { code: 'promo-not-for-you' },
		})
		expect((await simulate({ ...asked, email: 'nobody@example.org' })).status).toBe(404)
		const owner = await openStaff(server, 'Owner Sen', ['owner'])
		const acts = (await owner.desk('GET', `/audit?subject=${buyer.accountId}`)).body as never as {
			data: { operation: string }[]
		}
		expect(acts.data.map(({ operation }) => operation)).toContain('simulatePrice')
	})
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PlanTerms, planFaultsOf } from '#domain/shop/plan.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { licence, licenceAssignment } from '#server/shop/licence/licence.tables.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'
import { expectEvery } from '../../../expect-every.ts'
import { openBuyer } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Plan = { id: string; slug: string; holders: number; terms: PlanTerms }
type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let finance: Staff
let owner: Staff
beforeAll(async () => {
	finance = await openStaff(server, 'Finance Rao', ['finance'])
	owner = await openStaff(server, 'Owner Das', ['owner'])
})

const termsWith = (some: Partial<PlanTerms> = {}): PlanTerms => ({
	name: 'Guruji Plus',
	is_free: false,
	price: 299_900,
	for_schools: false,
	offered: true,
	benefits: {
		self_paced: { additional_purchases: { discount: 20 } },
		live_training: { included: 1 },
	},
	...some,
})
const make = (slug: string, some: Partial<PlanTerms> = {}) =>
	finance.desk('POST', '/plans', { slug, terms: termsWith(some) })
const made = async (slug: string, some: Partial<PlanTerms> = {}) =>
	expectOk<Plan>(await make(slug, some), 201)
const change = (id: string, before: PlanTerms, terms: PlanTerms) =>
	finance.desk('PUT', `/plans/${id}`, { before, terms })
const give = (id: string, email: string, endsAt: string) =>
	finance.desk('PUT', `/plans/${id}/holders`, { email, ends_at: endsAt })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const offered = async () =>
	expectOk<{ data: { slug: string; price: number }[] }>(await server.call('GET', '/v1/plans')).data
const inDays = (days: number) =>
	new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString()
const logged = async (id: string) => {
	const { data } = (await owner.desk('GET', `/audit?subject=${id}`)).body as never as {
		data: { operation: string; before: object; after: object }[]
	}
	return data
}

describe('WAL-02 plans are made and changed', () => {
	test('NAV-09 WAL-02 a plan that is made is on the page of plans', async () => {
		const plan = await made('plus-one')
		expect(plan).toMatchObject({ slug: 'plus-one', holders: 0, terms: termsWith() })
		expect(await offered()).toContainEqual(
			expect.objectContaining({ slug: 'plus-one', price: 299_900, is_free: false }),
		)
		expect((await logged(plan.id))[0]).toMatchObject({
			operation: 'createPlan',
			after: {
				benefits: ['self_paced: 0 included, 20 % off', 'live_training: 1 included, 0 % off'],
			},
		})
	})

	test('WAL-02 a taken address is refused, and so is that of a plan made at the same moment', async () => {
		await made('taken')
		expect(codeOf(await make('taken'))).toEqual([409, 'slug-taken'])
		const pair = await Promise.all([make('pair'), make('pair')])
		expect(pair.map(({ status }) => status).sort()).toEqual([201, 409])
	})

	test('WAL-02 a change replaces the terms that were seen; older ones are refused', async () => {
		const { id, terms } = await made('changing')
		const next = termsWith({ name: 'Guruji Max', price: 399_900, offered: false })
		expect(expectOk<Plan>(await change(id, terms, next)).terms).toEqual(next)
		expect((await offered()).map(({ slug }) => slug)).not.toContain('changing')
		expect(codeOf(await change(id, terms, terms))).toEqual([409, 'plan-changed'])
		expect(codeOf(await change(id, next, termsWith({ name: ' ' })))).toEqual([409, 'plan-invalid'])
		expect((await change(randomUUID(), terms, terms)).status).toBe(404)
		const { data } = expectOk<{ data: Plan[] }>(await finance.desk('GET', '/plans'))
		expect(data.find((plan) => plan.id === id)?.terms).toEqual(next)
	})

	test('WAL-02 of two changes to one plan at a time one is stored', async () => {
		const { id, terms } = await made('racing')
		const answers = await Promise.all(
			[1, 2].map((n) => change(id, terms, termsWith({ name: `Number ${n}` }))),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	test('WAL-02 the wrong fields are named', () => {
		const wrong: [string, PlanTerms, string[]][] = [
			['A b', termsWith(), ['slug']],
			['..', termsWith(), ['slug']],
			['योजना', termsWith(), ['slug']],
			['fine', termsWith({ name: 'x'.repeat(61) }), ['name']],
			['fine', termsWith({ price: 0 }), ['price']],
			['fine', termsWith({ price: 100_000_001 }), ['price']],
			['fine', termsWith({ is_free: true }), ['price', 'percent self_paced']],
			['fine', termsWith({ benefits: { tq: { included: 1001 } } }), ['included tq']],
			[
				'fine',
				termsWith({ benefits: { webinar: { additional_purchases: { discount: 101 } } } }),
				['percent webinar'],
			],
		]
		expectEvery(
			wrong,
			([slug, terms, faults]) => planFaultsOf(slug, terms).join() === faults.join(),
		)
		expect(planFaultsOf('fine', termsWith({ is_free: true, price: 0, benefits: {} }))).toEqual([])
	})
})

describe('WAL-02 plans are given', () => {
	test('WAL-02 CRD-08 who is given a plan pays less from then on, and hears of it', async () => {
		const id = await addResource(server.db, { price: 100_000 })
		const buyer = await openBuyer(server)
		const plan = await made('given')
		const priced = async () =>
			expectOk<{ total: number }>(
				await server.call('POST', '/v1/purchase/quote', {
					token: buyer.token,
					body: { product_id: [id] },
				}),
			).total
		const before = await priced()
		const given = expectOk<Plan>(await give(plan.id, buyer.email.toUpperCase(), inDays(30)))
		expect(given.holders).toBe(1)
		expect(await priced()).toBeLessThan(before)
		const { data } = expectOk<{ data: { message: string }[] }>(
			await server.call('GET', '/v1/task/fetch-notification', { token: buyer.token }),
		)
		expect(data[0]?.message).toBe('You now have the plan Guruji Plus.')
		expect((await logged(plan.id))[0]).toMatchObject({
			operation: 'givePlan',
			before: { account: buyer.accountId, ends_at: null },
		})
	})

	test('WAL-02 a plan that runs ends at another time, and now where that has passed', async () => {
		const buyer = await openBuyer(server)
		const { id } = await made('moved')
		const termEnd = async () =>
			(
				expectOk<{ response: { plans: { ends_at: string } }[] }>(
					await server.call('GET', '/v1/user/subscription-details', { token: buyer.token }),
				).response[0] ?? null
			)?.plans.ends_at
		await give(id, buyer.email, inDays(30))
		expect(expectOk<Plan>(await give(id, buyer.email, inDays(60))).holders).toBe(1)
		expect(await termEnd()).toBe(inDays(60))
		expect(expectOk<Plan>(await give(id, buyer.email, inDays(-1))).holders).toBe(0)
		expect(await termEnd()).toBeUndefined()
		expect(codeOf(await give(id, buyer.email, inDays(-1)))).toEqual([409, 'plan-not-held'])
	})

	test('WAL-02 SCH-06 the term of a school’s seat is neither moved nor ended', async () => {
		const { accountId, email } = await openBuyer(server)
		const { id } = await made('of-a-school')
		const [own] = await server.db
			.insert(school)
			.values({ name: 'Modern School', email: 'office@modern.example', city: 'Pune' })
			.returning()
		const now = server.deps.clock()
		const validUntil = new Date(inDays(90))
		const [held] = await server.db
			.insert(licence)
			.values({
				...{ schoolId: own!.id, planId: id, quantity: 1, assignedCount: 1, source: 'test' },
				...{ validUntil, createdAt: now },
			})
			.returning()
		const seat = { licenceId: held!.id, accountId, createdAt: now }
		const [given] = await server.db.insert(licenceAssignment).values(seat).returning()
		const term = { accountId, planId: id, startsAt: now, endsAt: validUntil }
		await server.db.insert(subscription).values({ ...term, assignmentId: given!.id })
		expect(codeOf(await give(id, email, inDays(-1)))).toEqual([409, 'plan-not-held'])
		expect(expectOk<Plan>(await give(id, email, inDays(9))).holders).toBe(1)
		const ends = await server.db
			.select({ endsAt: subscription.endsAt })
			.from(subscription)
			.where(eq(subscription.accountId, accountId))
			.orderBy(subscription.endsAt)
		expect(ends.map(({ endsAt }) => endsAt.toISOString())).toEqual([inDays(9), inDays(90)])
	})

	test('WAL-02 an address without an account and a plan that is not there are refused', async () => {
		const { id } = await made('nobody')
		expect(codeOf(await give(id, 'nobody-at-all@example.org', inDays(1)))).toEqual([
			409,
			'no-account',
		])
		const { email } = await openBuyer(server)
		expect((await give(randomUUID(), email, inDays(1))).status).toBe(404)
	})

	test('WAL-02 two gifts to one person at a time make one term', async () => {
		const { email } = await openBuyer(server)
		const { id } = await made('twice')
		const answers = await Promise.all([give(id, email, inDays(9)), give(id, email, inDays(9))])
		expectEvery(answers, ({ status }) => status === 200)
		const { data } = expectOk<{ data: Plan[] }>(await finance.desk('GET', '/plans'))
		expect(data.find((plan) => plan.id === id)?.holders).toBe(1)
	})
})

describe('28.11 places in a plan', () => {
	const seats = (id: string, body: object) => finance.desk('POST', `/plans/${id}/seats`, body)

	test('28.11 SCH-06 a school gets places, its point of contact hears of it and assigns them', async () => {
		const contact = await openBuyer(server)
		const [row] = await server.db
			.insert(school)
			.values({ name: 'Sunrise', email: contact.email })
			.returning({ id: school.id })
		const teacher = await openBuyer(server)
		const member = { schoolId: row!.id, wizardCompleted: true }
		await server.db
			.update(account)
			.set({ ...member, roles: ['main_poc'] })
			.where(eq(account.id, contact.accountId))
		await server.db.update(account).set(member).where(eq(account.id, teacher.accountId))
		const { id } = await made('seats', { name: 'Guruji School', for_schools: true })
		const body = { email: teacher.email.toUpperCase(), quantity: 3, ends_at: inDays(200) }
		expect(expectOk(await seats(id, body))).toEqual({ school: 'Sunrise' })
		await contact.signInAgain()
		const call = (method: 'GET' | 'POST', url: string, of?: object) =>
			server.call(method, url, { token: contact.token, ...(of && { body: of }) })
		const told = expectOk<{ data: { message: string }[] }>(
			await call('GET', '/v1/task/fetch-notification'),
		).data
		expect(told[0]!.message).toBe(
			'Your school can give 3 places in the plan Guruji School to its teachers',
		)
		const held = expectOk<{ data: { id: string; quantity: number }[] }>(
			await call('GET', '/v1/school/licences'),
		).data
		expect(held).toMatchObject([{ quantity: 3 }])
		const given = await call('POST', `/v1/school/licences/${held[0]!.id}/assignments`, {
			teacher_ids: [teacher.accountId],
		})
		expect(given.body).toMatchObject({ assigned: 1, left: 2 })
		const { body: found } = await server.call('GET', '/v1/user/plan-terms', {
			token: teacher.token,
		})
		expect(found).toMatchObject({ data: [{ name: 'Guruji School', is_of_school: true }] })
		expect((await logged(id))[0]).toMatchObject({ operation: 'givePlanSeats' })
	})

	test('28.11 nothing is given without a school, for a plan of teachers, or for a time that is over', async () => {
		const { email } = await openBuyer(server)
		const [own, schools] = [await made('own'), await made('for-schools', { for_schools: true })]
		const asked = { email, quantity: 3, ends_at: inDays(200) }
		expect(codeOf(await seats(schools.id, asked))).toEqual([409, 'no-school'])
		expect(codeOf(await seats(own.id, asked))).toEqual([409, 'plan-not-for-schools'])
		expect(codeOf(await seats(schools.id, { ...asked, ends_at: inDays(-1) }))).toEqual([
			409,
			'licence-ended',
		])
		expect(codeOf(await seats(randomUUID(), asked))).toEqual([404, 'not-found'])
		expect(await server.db.select().from(licence).where(eq(licence.planId, schools.id))).toEqual([])
	})
})

import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { benefitOf, subscriptionOf } from '#server/shop/subscription/subscription.service.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { type Buyer, openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const starts = new Date('2026-06-01T00:00:00Z')
const ends = new Date('2026-12-01T00:00:00Z')
const benefits = { self_paced: { included: 3, additional_purchases: { discount: 20 } } }

const give = async (
	{ accountId }: Buyer,
	some: Partial<typeof plan.$inferInsert> = {},
	term = { startsAt: starts, endsAt: ends },
) => {
	const slug = v7()
	const values = { slug, name: 'Plus', isFree: false, price: 99_900, benefits, ...some }
	const [row] = await server.db.insert(plan).values(values).returning({ id: plan.id })
	const assignmentId = v7()
	await server.db.insert(subscription).values({ accountId, planId: row!.id, assignmentId, ...term })
	return { id: row!.id, slug, assignmentId }
}
const enrol = async ({ accountId }: Buyer, source: string, courseType: string) => {
	const resourceId = await addResource(server.db, { courseType })
	await server.db.insert(enrolment).values({ accountId, resourceId, source, createdAt: starts })
}
const at = (date: Date, ms = 0) => new Date(date.getTime() + ms)

test('WAL-03 a plan’s benefit counts what this account got by the plan, of this type', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const { assignmentId } = await give(buyer)
	const benefit = async () =>
		(await benefitOf(server.db, buyer.accountId, 'self_paced', at(starts))).response
	const additional_purchases = { discount: 20 }
	const whole = { included: 3, additional_purchases, assignment_id: assignmentId }
	await enrol(buyer, 'purchase', 'self_paced')
	await enrol(buyer, 'plan', 'webinar')
	await enrol(other, 'plan', 'self_paced')
	expect(await benefit()).toEqual({ ...whole, used: 0, remaining: 3 })
	await enrol(buyer, 'plan', 'self_paced')
	expect(await benefit()).toEqual({ ...whole, used: 1, remaining: 2 })
	for (const _ of [1, 2, 3]) await enrol(buyer, 'plan', 'self_paced')
	expect(await benefit()).toEqual({ ...whole, used: 3, remaining: 0 })
})

test('WAL-03 a plan gives nothing of a type that it does not name, and nobody has anything without a plan', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const { assignmentId } = await give(buyer)
	const nothing = { included: 0, used: 0, remaining: 0, additional_purchases: { discount: 0 } }
	const benefit = ({ accountId }: Buyer, courseType: string) =>
		benefitOf(server.db, accountId, courseType, starts)
	expect(await benefit(buyer, 'webinar')).toEqual({
		status: true,
		response: { ...nothing, assignment_id: assignmentId },
	})
	expect(await benefit(other, 'self_paced')).toEqual({
		status: false,
		response: { ...nothing, assignment_id: null },
	})
})

test('WAL-02 a plan runs from the moment it starts to the moment it ends, for its account', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const { id, slug, assignmentId } = await give(buyer)
	const plans = {
		id,
		slug,
		name: 'Plus',
		is_free: false,
		price: 99_900,
		benefits,
		percents: { self_paced: 100 },
		assignment_id: assignmentId,
		starts_at: '2026-06-01T00:00:00.000Z',
		ends_at: '2026-12-01T00:00:00.000Z',
	}
	const running = (who: Buyer, now: Date) => subscriptionOf(server.db, who.accountId, now)
	expect(await running(buyer, at(starts, -1))).toEqual([])
	expect(await running(buyer, starts)).toEqual([{ plans }])
	expect(await running(buyer, at(ends, -1))).toEqual([{ plans }])
	expect(await running(buyer, ends)).toEqual([])
	expect(await running(other, starts)).toEqual([])
})

test('WAL-02 PUR-02 of two running plans the one that started last counts, for its price as for its details', async () => {
	const buyer = await openBuyer(server)
	const now = server.deps.clock()
	const percent = (discount: number) => ({
		benefits: { self_paced: { additional_purchases: { discount } } },
	})
	const term = (ms: number) => ({ startsAt: at(now, ms), endsAt: at(now, 86_400_000) })
	await give(buyer, { ...percent(10) }, term(-2000))
	const { slug } = await give(buyer, { ...percent(50) }, term(0))
	await give(buyer, { ...percent(90) }, term(1))
	await give(buyer, { ...percent(70) }, { startsAt: at(now, -1000), endsAt: now })
	const [found] = await subscriptionOf(server.db, buyer.accountId, now)
	expect(found!.plans.slug).toBe(slug)
	const product_id = [await addResource(server.db, { price: 10_000 })]
	const { plan_discount, total } = await buyer.quote({ product_id })
	expect({ plan_discount, total }).toEqual({ plan_discount: 5000, total: 5900 })
})

test('CRD-08 WAL-02 what a plan takes off the next thing of a type is what a quote takes off: all while it includes one', async () => {
	const buyer = await openBuyer(server)
	const now = server.deps.clock()
	const term = { startsAt: starts, endsAt: at(now, 86_400_000) }
	const webinar = { included: 1 }
	const bundle = { additional_purchases: { discount: 30 } }
	await give(buyer, { benefits: { self_paced: { included: 2, ...bundle }, webinar, bundle } }, term)
	const percents = async () => {
		const [found] = await subscriptionOf(server.db, buyer.accountId, now)
		const { lines } = await buyer.quote({
			product_id: await Promise.all(
				['self_paced', 'webinar', 'bundle'].map((courseType) =>
					addResource(server.db, { courseType, price: 10_000 }),
				),
			),
		})
		const quoted = lines.map((line) => [line.course_type, line.plan_discount / 100])
		expect(found!.plans.percents).toEqual(Object.fromEntries(quoted))
		return found!.plans.percents
	}
	expect(await percents()).toEqual({ self_paced: 100, webinar: 100, bundle: 30 })
	await enrol(buyer, 'plan', 'self_paced')
	await enrol(buyer, 'plan', 'webinar')
	expect(await percents()).toEqual({ self_paced: 100, webinar: 0, bundle: 30 })
	await enrol(buyer, 'plan', 'self_paced')
	expect(await percents()).toEqual({ self_paced: 30, webinar: 0, bundle: 30 })
})

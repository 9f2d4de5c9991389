import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'

/** The plan that runs for an account now, with its term; undefined when none does. */
export const findPlan = async (db: Db, accountId: string, now: Date) => {
	const [row] = await db
		.select({ plan, term: subscription })
		.from(subscription)
		.innerJoin(plan, eq(plan.id, subscription.planId))
		.where(
			and(
				eq(subscription.accountId, accountId),
				lte(subscription.startsAt, now),
				gt(subscription.endsAt, now),
			),
		)
		.orderBy(desc(subscription.startsAt))
		.limit(1)
	return row
}

/** The plans that are offered, the cheapest first. */
export const findPlans = (db: Db) =>
	db.select().from(plan).where(eq(plan.offered, true)).orderBy(asc(plan.price), asc(plan.id))

/** How many things of each course type an account got through its plans so far. */
export const countIncludedUsed = async (
	db: Db,
	accountId: string,
): Promise<Record<string, number>> => {
	const rows = await db
		.select({ type: resource.courseType, used: count() })
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(and(eq(enrolment.accountId, accountId), eq(enrolment.source, 'plan')))
		.groupBy(resource.courseType)
	return Object.fromEntries(rows.map(({ type, used }) => [type, used]))
}

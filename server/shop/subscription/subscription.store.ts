import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	gte,
	inArray,
	isNull,
	lte,
	not,
	notExists,
	sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { licenceAssignment } from '#server/shop/licence/licence.tables.ts'
import { plan, subscription } from './subscription.tables.ts'

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

/** How many things of each course type an account got through its plan since its term began. */
export const countIncludedUsed = async (
	db: Db,
	accountId: string,
	since: Date,
): Promise<Record<string, number>> => {
	const rows = await db
		.select({ type: resource.courseType, used: count() })
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(
			and(
				eq(enrolment.accountId, accountId),
				eq(enrolment.source, 'plan'),
				gte(enrolment.createdAt, since),
			),
		)
		.groupBy(resource.courseType)
	return Object.fromEntries(rows.map(({ type, used }) => [type, used]))
}

const isOfSchool = sql<boolean>`exists (
  select from ${licenceAssignment} where ${licenceAssignment.id} = ${subscription.assignmentId})`

/** The terms of an account that have not ended, the one that ends last first. */
export const findTerms = (db: Db, accountId: string, now: Date) =>
	db
		.select({ plan, term: subscription, isOfSchool })
		.from(subscription)
		.innerJoin(plan, eq(plan.id, subscription.planId))
		.where(and(eq(subscription.accountId, accountId), gt(subscription.endsAt, now)))
		.orderBy(desc(subscription.endsAt), desc(subscription.id))

/** Begins the term that an order paid for. */
export const insertBought = async (
	tx: Db,
	term: Omit<typeof subscription.$inferInsert, 'id' | 'assignmentId'>,
): Promise<void> => {
	await tx.insert(subscription).values({ id: v7(), assignmentId: v7(), ...term })
}

/** Ends the term that an order paid for, also one that has not begun. */
export const endOfOrder = async (tx: Db, orderId: string, now: Date): Promise<void> => {
	await tx
		.update(subscription)
		.set({ endsAt: now })
		.where(and(eq(subscription.orderId, orderId), gt(subscription.endsAt, now)))
}

/** The term that an order paid for and how many things were got through it since it was bought. */
export const findOfOrder = async (db: Db, orderId: string) => {
	const [row] = await db
		.select({
			planId: subscription.planId,
			used: sql<number>`(select count(*)::int from ${enrolment}
        where ${enrolment.accountId} = ${subscription.accountId} and ${enrolment.source} = 'plan'
          and ${enrolment.createdAt} >= ${subscription.startsAt})`,
		})
		.from(subscription)
		.where(eq(subscription.orderId, orderId))
	return row
}

/** A term of a plan that ends soon, and its holder. */
export type EndingTerm = {
	accountId: string
	planId: string
	plan: string
	endsAt: Date
	email: string
	name: string
	language: 'en' | 'hi'
}

/**
 * Claims terms that end between `now` and `until` and can be renewed: of a plan that teachers buy,
 * not a seat, and the last of the plan. Each is claimed once.
 */
export const claimEnding = async (
	tx: Db,
	{ now, until, most }: { now: Date; until: Date; most: number },
): Promise<EndingTerm[]> => {
	const later = alias(subscription, 'later')
	const due = await tx
		.select({
			...{ id: subscription.id, accountId: subscription.accountId, planId: plan.id },
			...{ plan: plan.name, endsAt: subscription.endsAt },
			...{ email: account.email, name: account.displayName, language: account.language },
		})
		.from(subscription)
		.innerJoin(plan, eq(plan.id, subscription.planId))
		.innerJoin(account, eq(account.id, subscription.accountId))
		.where(
			and(
				isNull(subscription.remindedAt),
				gt(subscription.endsAt, now),
				lte(subscription.endsAt, until),
				and(plan.offered, not(plan.isFree), not(plan.forSchools), not(isOfSchool)),
				notExists(
					tx
						.select({ id: later.id })
						.from(later)
						.where(
							and(
								eq(later.accountId, subscription.accountId),
								eq(later.planId, subscription.planId),
								gt(later.endsAt, subscription.endsAt),
							),
						),
				),
			),
		)
		.orderBy(asc(subscription.endsAt), asc(subscription.id))
		.limit(most)
		.for('update', { of: subscription, skipLocked: true })
	const ids = due.map(({ id }) => id)
	if (ids.length > 0)
		await tx.update(subscription).set({ remindedAt: now }).where(inArray(subscription.id, ids))
	return due
}

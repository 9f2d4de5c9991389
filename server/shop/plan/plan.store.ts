import { and, asc, countDistinct, desc, eq, gt, inArray, lte, notExists } from 'drizzle-orm'
import { deleteUnreferred } from '#server/platform/database/delete-unreferred.ts'
import type { Db } from '#server/platform/database/open.ts'
import { licenceAssignment } from '#server/shop/licence/licence.tables.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'

/** A stored plan. */
export type PlanRow = typeof plan.$inferSelect

const runs = (now: Date) => and(lte(subscription.startsAt, now), gt(subscription.endsAt, now))

/** Every plan with the number of people who have it, the cheapest first. */
export const findAllPlans = async (db: Db, now: Date) => {
	const rows = await db
		.select({ row: plan, holders: countDistinct(subscription.accountId) })
		.from(plan)
		.leftJoin(subscription, and(eq(subscription.planId, plan.id), runs(now)))
		.groupBy(plan.id)
		.orderBy(asc(plan.price), asc(plan.id))
	return rows
}

/** Returns a plan and locks it until the transaction ends; undefined if there is none. */
export const lockPlan = async (tx: Db, id: string): Promise<PlanRow | undefined> =>
	(await tx.select().from(plan).where(eq(plan.id, id)).for('no key update'))[0]

/** How many people have a plan. */
export const countHolders = async (db: Db, planId: string, now: Date): Promise<number> => {
	const [counted] = await db
		.select({ holders: countDistinct(subscription.accountId) })
		.from(subscription)
		.where(and(eq(subscription.planId, planId), runs(now)))
	return counted!.holders
}

/** Adds a plan; undefined if its address is taken. */
export const insertPlan = async (
	tx: Db,
	row: typeof plan.$inferInsert,
): Promise<PlanRow | undefined> =>
	(await tx.insert(plan).values(row).onConflictDoNothing().returning())[0]

/** Deletes those of some plans that nobody has or had, and returns their ids. */
export const deleteUnheld = (tx: Db, ids: readonly string[]): Promise<string[]> =>
	deleteUnreferred(tx, ids, (part, some) =>
		part.delete(plan).where(inArray(plan.id, some)).returning({ id: plan.id }),
	)

/** Writes the terms of a plan that is locked. */
export const writePlan = async (
	tx: Db,
	id: string,
	change: Partial<typeof plan.$inferInsert>,
): Promise<PlanRow> => (await tx.update(plan).set(change).where(eq(plan.id, id)).returning())[0]!

/**
 * The newest term of a plan that runs for an account and is not of a school's seat; undefined if
 * there is none.
 */
export const findTerm = async (db: Db, held: { planId: string; accountId: string }, now: Date) => {
	const [term] = await db
		.select()
		.from(subscription)
		.where(
			and(
				eq(subscription.accountId, held.accountId),
				eq(subscription.planId, held.planId),
				runs(now),
				notExists(
					db
						.select({ id: licenceAssignment.id })
						.from(licenceAssignment)
						.where(eq(licenceAssignment.id, subscription.assignmentId)),
				),
			),
		)
		.orderBy(desc(subscription.startsAt))
		.limit(1)
	return term
}

/** Begins a term of a plan. */
export const insertTerm = async (tx: Db, term: typeof subscription.$inferInsert): Promise<void> => {
	await tx.insert(subscription).values(term)
}

/** Moves the end of a term. */
export const moveTermEnd = async (tx: Db, id: string, endsAt: Date): Promise<void> => {
	await tx.update(subscription).set({ endsAt }).where(eq(subscription.id, id))
}

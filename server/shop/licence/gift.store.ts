import { and, eq, gt, inArray } from 'drizzle-orm'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'

type Seat = { id: string; accountId: string }

/** Begins the terms of a plan for the holders of seats. */
export const beginTerms = async (
	tx: Db,
	seats: readonly Seat[],
	term: { planId: string; startsAt: Date; endsAt: Date },
): Promise<void> => {
	await tx
		.insert(subscription)
		.values(seats.map(({ id, accountId }) => ({ ...term, accountId, assignmentId: id })))
}

/** Ends the terms of seats now. */
export const endTerms = async (
	tx: Db,
	accountId: string,
	seatIds: readonly string[],
	now: Date,
): Promise<void> => {
	await tx
		.update(subscription)
		.set({ endsAt: now })
		.where(
			and(
				eq(subscription.accountId, accountId),
				inArray(subscription.assignmentId, [...seatIds]),
				gt(subscription.endsAt, now),
			),
		)
}

/** A resource and, for a bundle, all that is in it. */
export const withContents = async (db: Db, resourceId: string): Promise<string[]> => {
	const items = await db
		.select({ id: bundleItem.resourceId })
		.from(bundleItem)
		.where(eq(bundleItem.bundleId, resourceId))
	return [resourceId, ...items.map(({ id }) => id)]
}

/** Accounts among these that learn a resource already. */
export const findLearners = async (
	db: Db,
	resourceId: string,
	accountIds: readonly string[],
): Promise<string[]> => {
	const rows = await db
		.select({ accountId: enrolment.accountId })
		.from(enrolment)
		.where(and(eq(enrolment.resourceId, resourceId), inArray(enrolment.accountId, [...accountIds])))
	return rows.map(({ accountId }) => accountId)
}

/**
 * Enrols the holders of seats, to complete it by `dueOn`; what they learn already stays as it is.
 * Returns what is new.
 */
export const enrolHolders = async (
	tx: Db,
	seats: readonly Seat[],
	{ resourceIds, dueOn, now }: { resourceIds: readonly string[]; dueOn: string | null; now: Date },
): Promise<(typeof enrolment.$inferSelect)[]> => {
	const rows = seats.flatMap(({ id, accountId }) =>
		resourceIds.map((resourceId) => ({
			...{ accountId, resourceId, status: 'confirmed' as const, source: 'licence' },
			...{ assignmentId: id, dueOn, createdAt: now },
		})),
	)
	const written = []
	for (let i = 0; i < rows.length; i += 1000)
		written.push(
			...(await tx
				.insert(enrolment)
				.values(rows.slice(i, i + 1000))
				.onConflictDoNothing()
				.returning()),
		)
	return written
}

/** Ends what seats had opened, with the progress in it. */
export const endEnrolments = async (
	tx: Db,
	accountId: string,
	seatIds: readonly string[],
): Promise<void> => {
	const opened = and(
		eq(enrolment.accountId, accountId),
		inArray(enrolment.assignmentId, [...seatIds]),
	)
	const ids = tx.select({ id: enrolment.id }).from(enrolment).where(opened)
	await tx.delete(lessonDone).where(inArray(lessonDone.enrolmentId, ids))
	await tx.delete(enrolment).where(opened)
}

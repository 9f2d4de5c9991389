import { and, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { licence, licenceAssignment } from './licence.tables.ts'

export type NewLicence = Omit<typeof licence.$inferInsert, 'id' | 'assignedCount'>
export type Licence = typeof licence.$inferSelect

/** Writes a licence; false when its source has given it before. */
export const insertLicence = async (tx: Db, row: NewLicence): Promise<boolean> => {
	const rows = await tx
		.insert(licence)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: licence.id })
	return rows.length === 1
}

/** A school's licences with the name of what they give, newest first; 200 at most. */
export const listLicences = (db: Db, schoolId: string) =>
	db
		.select({ licence, planName: plan.name, title: resource.title, slug: resource.slug })
		.from(licence)
		.leftJoin(plan, eq(plan.id, licence.planId))
		.leftJoin(resource, eq(resource.id, licence.resourceId))
		.where(eq(licence.schoolId, schoolId))
		.orderBy(desc(licence.createdAt), desc(licence.id))
		.limit(200)

/** One licence of a school; `title` is that of its resource, null for a plan. */
export const findLicence = async (
	db: Db,
	schoolId: string,
	id: string,
): Promise<(Licence & { title: string | null }) | undefined> => {
	const [row] = await db
		.select({ ...getTableColumns(licence), title: resource.title })
		.from(licence)
		.leftJoin(resource, eq(resource.id, licence.resourceId))
		.where(and(eq(licence.id, id), eq(licence.schoolId, schoolId)))
	return row
}

/**
 * Claims seats of a licence if enough are left and it has not ended. At most `quantity` seats are
 * ever claimed.
 */
export const takeSeats = async (
	tx: Db,
	{ id, seats, now }: { id: string; seats: number; now: Date },
): Promise<boolean> => {
	const rows = await tx
		.update(licence)
		.set({ assignedCount: sql`${licence.assignedCount} + ${seats}::int` })
		.where(
			and(
				eq(licence.id, id),
				gt(licence.validUntil, now),
				sql`${licence.assignedCount} + ${seats}::int <= ${licence.quantity}`,
			),
		)
		.returning({ id: licence.id })
	return rows.length === 1
}

/** Gives one seat of each licence back. */
export const freeSeats = async (tx: Db, ids: readonly string[]): Promise<void> => {
	if (ids.length === 0) return
	await tx
		.update(licence)
		.set({ assignedCount: sql`${licence.assignedCount} - 1` })
		.where(inArray(licence.id, [...ids]))
}

/** Inserts assignments, skipping teachers with a seat of the licence. Returns the inserted ones. */
export const insertAssignments = (
	tx: Db,
	rows: readonly (typeof licenceAssignment.$inferInsert)[],
) =>
	tx
		.insert(licenceAssignment)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: licenceAssignment.id, accountId: licenceAssignment.accountId })

/** Deletes the seats of a teacher, of one licence or of all; what they were of. */
export const deleteAssignments = (tx: Db, accountId: string, licenceId?: string) =>
	tx
		.delete(licenceAssignment)
		.where(
			and(
				eq(licenceAssignment.accountId, accountId),
				licenceId ? eq(licenceAssignment.licenceId, licenceId) : undefined,
			),
		)
		.returning({ id: licenceAssignment.id, licenceId: licenceAssignment.licenceId })

/** The accounts that hold seats of a licence, in one order. */
export const holdersOf = async (db: Db, licenceId: string): Promise<string[]> => {
	const rows = await db
		.select({ accountId: licenceAssignment.accountId })
		.from(licenceAssignment)
		.where(eq(licenceAssignment.licenceId, licenceId))
		.orderBy(licenceAssignment.accountId)
	return rows.map(({ accountId }) => accountId)
}

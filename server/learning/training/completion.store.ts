import { and, eq, inArray, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { trainingEntry } from './training.tables.ts'

/** Returns what completing a resource counts for; undefined if the resource does not exist. */
export const findCountedResource = async (tx: Db, id: string) => {
	const [row] = await tx
		.select({
			title: resource.title,
			summary: resource.summary,
			courseType: resource.courseType,
			resourceType: resource.resourceType,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
			minutes: resource.trainingMinutes,
			kind: resource.trainingKind,
			standard: resource.trainingStandard,
			givesCertificate: resource.givesCertificate,
		})
		.from(resource)
		.where(eq(resource.id, id))
	return row
}

/** Enters something completed; false when this person has completed it before. */
export const insertCompletion = async (
	tx: Db,
	row: typeof trainingEntry.$inferInsert,
): Promise<boolean> =>
	(
		await tx
			.insert(trainingEntry)
			.values(row)
			.onConflictDoNothing()
			.returning({ id: trainingEntry.id })
	).length === 1

/** Raises an account's points, or lowers them, not below zero. */
export const addPoints = async (tx: Db, accountId: string, points: number): Promise<void> => {
	await tx
		.update(account)
		.set({ points: sql`greatest(${account.points} + ${points}, 0)` })
		.where(eq(account.id, accountId))
}

/** Deletes that resources were completed by an account; the points that it counted. */
export const deleteCompletions = async (
	tx: Db,
	accountId: string,
	resourceIds: readonly string[],
): Promise<number> => {
	const rows = await tx
		.delete(trainingEntry)
		.where(
			and(
				eq(trainingEntry.accountId, accountId),
				inArray(trainingEntry.resourceId, [...resourceIds]),
			),
		)
		.returning({ points: trainingEntry.points })
	return rows.reduce((sum, row) => sum + row.points, 0)
}

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { bundledTypes, type DraftItem } from '#domain/learning/draft-content.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { bundleItem } from './bundle.tables.ts'

/** The resources of a bundle in their order. */
export const findItems = (db: Db, bundleId: string): Promise<DraftItem[]> =>
	db
		.select({ id: resource.id, title: resource.title })
		.from(bundleItem)
		.innerJoin(resource, eq(resource.id, bundleItem.resourceId))
		.where(eq(bundleItem.bundleId, bundleId))
		.orderBy(asc(bundleItem.position))

const findAmong = async (db: Db, ids: readonly string[], isPublic: boolean) =>
	ids.length === 0
		? []
		: db
				.select({ id: resource.id })
				.from(resource)
				.where(
					and(
						inArray(resource.id, [...ids]),
						inArray(resource.courseType, [...bundledTypes]),
						isPublic ? isNull(resource.withdrawnAt) : undefined,
					),
				)

const without = (ids: readonly string[], found: readonly { id: string }[]): string[] => {
	const known = new Set(found.map(({ id }) => id))
	return ids.filter((id) => !known.has(id))
}

/** Returns those of some ids that no bundle can have: unknown, or of another type. */
export const findUnknownItems = async (db: Db, ids: readonly string[]): Promise<string[]> =>
	without(ids, await findAmong(db, ids, false))

/** Returns those of some ids that a bundle cannot have now, for they are not public. */
export const findMissingItems = async (db: Db, ids: readonly string[]): Promise<string[]> =>
	without(ids, await findAmong(db, ids, true))

/** Returns how long some resources are together, in minutes. */
export const sumMinutes = async (db: Db, ids: readonly string[]): Promise<number> => {
	if (ids.length === 0) return 0
	const [row] = await db
		.select({ minutes: sql<number>`coalesce(sum(${resource.durationMinutes}), 0)::int` })
		.from(resource)
		.where(inArray(resource.id, [...ids]))
	return row!.minutes
}

/** Writes the resources of a bundle in their order; none for what is no bundle. */
export const replaceItems = async (
	tx: Db,
	bundleId: string,
	ids: readonly string[],
): Promise<void> => {
	await tx.delete(bundleItem).where(eq(bundleItem.bundleId, bundleId))
	if (ids.length > 0)
		await tx
			.insert(bundleItem)
			.values(ids.map((resourceId, position) => ({ bundleId, resourceId, position })))
}

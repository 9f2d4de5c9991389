import { asc, eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { banner } from './banner.tables.ts'

export type BannerRow = typeof banner.$inferSelect

/** Lets one transaction at a time change the banners, whose places depend on each other. */
export const lockBanners = async (tx: Db): Promise<void> => {
	await tx.execute(sql`lock table ${banner} in share row exclusive mode`)
}

/** Every banner in its order. */
export const findBanners = (db: Db): Promise<BannerRow[]> =>
	db.select().from(banner).orderBy(asc(banner.position), asc(banner.id))

export const insertBanner = async (
	tx: Db,
	row: Omit<typeof banner.$inferInsert, 'id'>,
): Promise<string> => {
	const id = v7()
	await tx.insert(banner).values({ ...row, id })
	return id
}

export const writeBanner = async (
	tx: Db,
	id: string,
	change: Partial<typeof banner.$inferInsert>,
): Promise<void> => {
	await tx.update(banner).set(change).where(eq(banner.id, id))
}

export const deleteBanner = async (tx: Db, id: string): Promise<void> => {
	await tx.delete(banner).where(eq(banner.id, id))
}

/** Deletes those of some banners that are there, and returns their ids. */
export const deleteBanners = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
	const gone = inArray(banner.id, [...ids])
	return (await tx.delete(banner).where(gone).returning({ id: banner.id })).map(({ id }) => id)
}

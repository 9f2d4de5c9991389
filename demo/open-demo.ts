import { type ShopState, stateOfShop } from '#demo/shop-state.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Fills a shop in which nothing is yet; what seeds is loaded only now. */
export const fillDemo = async (db: Db, now: Date): Promise<void> => {
	const { seedIfEmpty } = await import('#demo/seed.ts')
	await seedIfEmpty(db, { now })
}

/**
 * Fills an empty database with the demo.
 * Covers are drawn when they are asked for.
 * @returns how far the shop was; nothing is filled unless it was empty
 */
export const openDemo = async (db: Db, options: { now: Date }): Promise<ShopState> => {
	const state = await stateOfShop(db)
	if (state === 'empty') await fillDemo(db, options.now)
	return state
}

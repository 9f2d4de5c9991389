import { type ShopState, stateOfShop } from '#demo/shop-state.ts'
import type { Db } from '#server/platform/database/open.ts'

/**
 * Fills an empty database with the demo; what seeds is loaded only when something is missing.
 * Covers are drawn when they are asked for.
 * @returns how far the shop was; nothing is filled unless it was empty
 */
export const openDemo = async (db: Db, options: { now: Date }): Promise<ShopState> => {
	const state = await stateOfShop(db)
	if (state === 'empty') {
		const { seedIfEmpty } = await import('#demo/seed.ts')
		await seedIfEmpty(db, options)
	}
	return state
}

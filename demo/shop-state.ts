import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { shopSetup } from '#server/shop/shop-setup/shop-setup.tables.ts'

/**
 * `filled`: it has resources. `begun`: it has accounts, or the demo was removed, so that it is no
 * place for the demo.
 * `empty`: at most the lists with which every shop begins.
 */
export type ShopState = 'filled' | 'begun' | 'empty'

/** Returns how far a shop is, so that a start need not load the seeding code. */
export const stateOfShop = async (db: Db): Promise<ShopState> => {
	if ((await db.select({ id: resource.id }).from(resource).limit(1)).length > 0) return 'filled'
	const [setup] = await db.select({ demo: shopSetup.demo }).from(shopSetup)
	if (setup?.demo === 'removed') return 'begun'
	const accounts = await db.select({ id: account.id }).from(account).limit(1)
	return accounts.length > 0 ? 'begun' : 'empty'
}

import type { Db } from '#server/platform/database/open.ts'
import { deleteCartItems } from './bought.store.ts'

/** Removes bought products from an account's cart, inside the caller's transaction. */
export const removeBought = async (
	db: Db,
	accountId: string,
	ids: readonly string[],
): Promise<void> => {
	await deleteCartItems(db, accountId, ids)
}

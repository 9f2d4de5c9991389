import type { Db } from '#server/platform/database/open.ts'
import { deleteCartItems } from '#server/shop/cart/bought.store.ts'

/** Takes what an account bought out of its cart, inside the caller's transaction; other lines and other carts stay. */
export const removeBought = async (
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<void> => {
  await deleteCartItems(db, accountId, ids)
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { cartItem } from './cart.tables.ts'

/** Takes these resources out of one account's cart. */
export const deleteCartItems = (db: Db, accountId: string, ids: readonly string[]) =>
	db
		.delete(cartItem)
		.where(and(eq(cartItem.accountId, accountId), inArray(cartItem.resourceId, [...ids])))

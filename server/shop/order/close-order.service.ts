import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { releaseDiscount } from '#server/shop/discount/discount.service.ts'
import { returnCoins } from '#server/shop/wallet/wallet.service.ts'
import type { Order } from './order.store.ts'
import { markClosed } from './order-state.store.ts'

/**
 * Closes an open order and gives back the coupon and the coins it held, inside a transaction that
 * holds the account; false when it was not open.
 */
export const closeWithin = async (
	tx: Db,
	due: Order,
	status: 'cancelled' | 'failed',
	now: Date,
): Promise<boolean> => {
	const closed = await markClosed(tx, due, status, now)
	if (!closed) return false
	if (closed.discountId) await releaseDiscount(tx, closed.discountId)
	await returnCoins(tx, {
		accountId: closed.accountId,
		coins: closed.coins,
		reason: 'order-returned',
		subjectId: closed.id,
		now,
	})
	return true
}

/** Closes an open order in a separate transaction; only the caller that closes it gets true. */
export const closeOrder = (
	db: Db,
	due: Order,
	status: 'cancelled' | 'failed',
	now: Date,
): Promise<boolean> =>
	db.transaction(async (tx) => {
		await lockAccount(tx, due.accountId)
		return closeWithin(tx, due, status, now)
	})

import type { Db } from '#server/platform/database/open.ts'
import { reserveDiscount } from '#server/shop/discount/discount.service.ts'
import { returnCoins, spendCoins } from '#server/shop/wallet/wallet.service.ts'
import type { Order } from './order.store.ts'

/**
 * Reserves coins and coupon again for an order that was closed before its money came. Returns false
 * if they are gone.
 */
export const reserveAgain = async (
	tx: Db,
	due: Order,
	paymentId: string,
	now: Date,
): Promise<boolean> => {
	const spent = {
		accountId: due.accountId,
		coins: due.coins,
		reason: 'order-reopened',
		subjectId: paymentId,
		now,
	}
	if (!(await spendCoins(tx, spent))) return false
	if (!due.discountId || (await reserveDiscount(tx, due.discountId, now))) return true
	await returnCoins(tx, { ...spent, reason: 'order-reopen-returned' })
	return false
}

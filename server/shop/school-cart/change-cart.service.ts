import { isForSchools, SCHOOL_CART_LIMIT } from '#domain/shop/school-checkout.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	countLines,
	deleteLine,
	findLines,
	findWanted,
	lockSchool,
	upsertLine,
} from './school-cart.store.ts'

/**
 * Sets the number of licences that the school wants. The last change wins, and its caller learns of
 * a replaced change.
 * @throws Problem 404 unknown-product, 409 not-sold or cart-full
 */
export const putLine = (
	db: Db,
	me: Pick<Account, 'id' | 'schoolId'>,
	wish: { resourceId: string; quantity: number; now: Date },
) => {
	const schoolId = schoolOf(me)
	return db.transaction(async (tx) => {
		await lockSchool(tx, schoolId)
		const wanted = await findWanted(tx, schoolId, wish.resourceId)
		if (!wanted) throw new Problem(404, 'unknown-product')
		if (!isForSchools(wanted)) throw new Problem(409, 'not-sold')
		if (!wanted.isHeld && (await countLines(tx, schoolId)) >= SCHOOL_CART_LIMIT)
			throw new Problem(409, 'cart-full')
		await upsertLine(tx, { ...wish, schoolId, changedBy: me.id })
		const row = (await findLines(tx, schoolId)).find(
			({ line }) => line.resourceId === wish.resourceId.toLowerCase(),
		)!
		const { quantity, previousQuantity } = row.line
		return { quantity, previous_quantity: previousQuantity, previous_by: row.previousBy }
	})
}

/**
 * Removes a line from the school's cart; a missing line changes nothing.
 * @throws Problem 409 line-changed if its number changed meanwhile
 */
export const removeLine = async (
	db: Db,
	me: Pick<Account, 'schoolId'>,
	line: { resourceId: string; quantity: number },
): Promise<void> => {
	const schoolId = schoolOf(me)
	if (await deleteLine(db, { ...line, schoolId })) return
	const wanted = await findWanted(db, schoolId, line.resourceId)
	if (wanted?.isHeld) throw new Problem(409, 'line-changed')
}

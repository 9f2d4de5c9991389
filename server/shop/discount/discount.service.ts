import type { Discount } from '#domain/shop/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	messageOfRefusal,
	type PromoRefusal,
	refusalOfAvailability,
	refusalOfOrder,
	refusalOfPerson,
} from './discount.rules.ts'
import {
	type DiscountRow,
	discountOfRow,
	findDiscount,
	findItems,
	findOffered,
	findPerson,
	releaseDiscount,
	reserveDiscount,
} from './discount.store.ts'

export { releaseDiscount, reserveDiscount }

/** A promo code as an order may use it, or why it may not. */
export type PromoVerdict = {
	discount: (Discount & { id: string }) | null
	refusal: PromoRefusal | null
}

type Asker = { accountId: string | null; heldIds?: readonly string[] }

/**
 * Returns why a discount is not for a person, or null; asks the database only where it is not for
 * everybody.
 */
const refusalFor = async (
	db: Db,
	row: DiscountRow,
	{ accountId, heldIds = [] }: Asker,
): Promise<PromoRefusal | null> => {
	if (row.audience === 'everyone' && row.perPerson === null) return null
	const person = accountId === null ? null : await findPerson(db, row.id, accountId)
	const isHeld = heldIds.includes(row.id)
	return refusalOfPerson(row, person && { ...person, uses: person.uses - (isHeld ? 1 : 0) })
}

/**
 * PUR-07: judges a typed code for these products.
 * @param heldIds discounts of which the buyer's own open order holds a use; that use counts as free
 */
export const judgePromo = async (
	db: Db,
	input: {
		code: string
		accountId: string | null
		items: readonly { courseType: string; price: number | null }[]
		heldIds: readonly string[]
		now: Date
	},
): Promise<PromoVerdict> => {
	const row = await findDiscount(db, input.code, input.accountId)
	const available = row && {
		...row,
		used: input.heldIds.includes(row.id) ? row.used - 1 : row.used,
	}
	const discount = row ? discountOfRow(row) : null
	const refusal =
		refusalOfAvailability(available, input.now) ??
		(row && (await refusalFor(db, row, input))) ??
		(discount && refusalOfOrder(discount, input.items))
	return refusal ? { discount: null, refusal } : { discount, refusal: null }
}

/**
 * PRM-02: a code for a person who asks before ordering; null when there is no such code.
 * @throws Problem 409 with the refusal's code and the server's message
 */
export const checkPromo = async (
	db: Db,
	input: { code: string; accountId: string | null; resourceIds: readonly string[]; now: Date },
) => {
	const row = await findDiscount(db, input.code, input.accountId)
	if (!row) return null
	const discount = discountOfRow(row)
	const items = input.resourceIds.length > 0 ? await findItems(db, input.resourceIds) : []
	const refusal =
		refusalOfAvailability(row, input.now) ??
		(await refusalFor(db, row, input)) ??
		(items.length > 0 ? refusalOfOrder(discount, items) : null)
	if (!refusal) return discount
	const message = messageOfRefusal[refusal]
	throw new Problem(409, refusal, message, { response: { data: { response: { message } } } })
}

/**
 * PRM-03: returns the codes on offer and why each would not lower the price of the given items
 * (null: it would, or no items were given). Codes that are for other people are left out.
 */
export const offersFor = async (
	db: Db,
	items: readonly { courseType: string; price: number | null }[],
	{ accountId, now }: { accountId: string | null; now: Date },
) => {
	const rows = await findOffered(db, now)
	const offers = []
	for (const row of rows) {
		if ((await refusalFor(db, row, { accountId })) !== null) continue
		const discount = discountOfRow(row)
		const refusal = items.length > 0 ? refusalOfOrder(discount, items) : null
		offers.push({ ...discount, applies: refusal === null, refusal })
	}
	return offers
}

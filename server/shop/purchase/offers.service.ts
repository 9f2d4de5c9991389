import type { Db } from '#server/platform/database/open.ts'
import { offersFor } from '#server/shop/discount/discount.service.ts'
import { priceBasket } from '#server/shop/pricing/pricing.service.ts'

/**
 * PRM-03: the codes that may be offered for these products, each with what it would save this
 * account, in paise; null where no product was given.
 */
export const offersOf = async (
	db: Db,
	input: { accountId: string | null; resourceIds: readonly string[]; now: Date },
) => {
	const basket = input.resourceIds.length > 0 ? await priceBasket(db, input) : null
	const offers = await offersFor(db, basket?.products ?? [], input)
	return offers.map((offer) => ({
		...offer,
		saving: basket && (offer.applies ? basket.savingOf(offer) : 0),
	}))
}

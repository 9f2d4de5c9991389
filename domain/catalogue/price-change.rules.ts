/** The price of a resource without GST, and an earlier one that is shown struck out; paise. */
export type Prices = {
	/** Null: free. */
	price: number | null
	old_price: number | null
}

/** The least and the most that a price may be, in paise. */
const LEAST = 100
const MOST = 100_000_000

const isAmount = (paise: number | null): boolean =>
	paise === null || (Number.isInteger(paise) && paise >= LEAST && paise <= MOST)

/** Why prices cannot be set. */
export type PriceFault = 'price' | 'oldPrice' | 'same'

/**
 * Returns the fault of new prices; null if they can be set. An earlier price is above the price,
 * and something has to change (DSK-09).
 */
export const priceFault = (prices: Prices, now: Prices): PriceFault | null => {
	const { price, old_price: oldPrice } = prices
	if (!isAmount(price)) return 'price'
	if (!isAmount(oldPrice) || (oldPrice !== null && oldPrice <= (price ?? 0))) return 'oldPrice'
	return price === now.price && oldPrice === now.old_price ? 'same' : null
}

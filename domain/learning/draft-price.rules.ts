/** A price in rupees as it is typed: digits, perhaps with commas, and at most two decimals. */
const AMOUNT = /^\d{1,3}(?:,?\d{2,3})*(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/

/** The smallest and the largest price, in paise. */
export const PRICES = { least: 100, most: 100_000_000 } as const

/**
 * Returns a typed price in paise; null if nothing is typed, which means free; undefined if it
 * cannot be read or is below ₹1 or above ₹10,00,000.
 */
export const paiseOf = (typed: string): number | null | undefined => {
	const text = typed.trim().replace(/^₹\s*/, '')
	if (text === '') return null
	if (!AMOUNT.test(text)) return undefined
	const paise = Math.round(Number(text.replaceAll(',', '')) * 100)
	return paise >= PRICES.least && paise <= PRICES.most ? paise : undefined
}

/** Returns a price as the field shows it: `499`, `499.50`; empty for none. */
export const priceText = (paise: number | null): string => {
	if (paise === null) return ''
	return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
}

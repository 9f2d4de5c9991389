import { GST_PERCENT } from '#domain/shop/purchase.rules.ts'

/** Licences of one resource, priced; money in paise, `total` with GST. */
export type PricedLine = { price: number; gst: number; total: number }

/** Prices one line: quantity times unit price (paise), GST on the line's sum. */
export const priceLine = (line: { unitPrice: number; quantity: number }): PricedLine => {
	const price = line.unitPrice * line.quantity
	const gst = Math.round((price * GST_PERCENT) / 100)
	return { price, gst, total: price + gst }
}

/**
 * Returns an order's sums, rounded to whole rupees like retail orders (section 170 of the CGST
 * Act).
 */
export const priceSchoolOrder = (lines: readonly PricedLine[]) => {
	const sum = (field: keyof PricedLine) => lines.reduce((all, line) => all + line[field], 0)
	const exact = sum('total')
	const total = Math.round(exact / 100) * 100
	return { price: sum('price'), gst: sum('gst'), rounding: total - exact, total }
}

import { planPriceOf, priceWithGst } from '#domain/shop/purchase.rules.ts'

/** An item of a bundle: list price in paise (null is free) and whether the buyer owns it. */
export type BundleItem = { price: number | null; owned: boolean }

/**
 * Returns the bundle's price in paise for a buyer who owns part of it: at most the price of the
 * other items (decision 0010); unchanged if nothing is owned.
 */
export const bundlePriceOf = (
	price: number | null,
	items: readonly BundleItem[],
): number | null => {
	const left = items.filter(({ owned }) => !owned)
	if (price === null || left.length === items.length) return price
	return Math.min(
		price,
		left.reduce((sum, item) => sum + (item.price ?? 0), 0),
	)
}

/**
 * Returns the saving against buying the remaining items one by one, with GST and plan discount.
 * @returns paise and whole percent; null without a saving
 */
export const bundleSavingOf = (
	bundle: { price: number | null; planPercent: number },
	items: readonly (BundleItem & { planPercent: number })[],
): { amount: number; percent: number } | null => {
	const charged = (price: number | null, percent: number) =>
		priceWithGst(planPriceOf(price ?? 0, percent))
	const apart = items
		.filter(({ owned }) => !owned)
		.reduce((sum, item) => sum + charged(item.price, item.planPercent), 0)
	const amount = apart - charged(bundlePriceOf(bundle.price, items), bundle.planPercent)
	return amount > 0 ? { amount, percent: Math.floor((amount * 100) / apart) } : null
}

import { planPriceOf, priceWithGst } from './purchase.rules.ts'

/** One thing that a bundle holds: its list price in paise (null is free), and whether the buyer has it. */
export type BundleItem = { price: number | null; owned: boolean }

/**
 * The price of a bundle for somebody who has some of it, in paise: never more than the rest of it would cost apart (decision 0010).
 * Without anything owned it stands by itself.
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
 * What a bundle saves against buying the rest of its items one by one, as each is charged: with GST and less what a plan takes off.
 * @returns paise and whole percent; null where nothing is saved
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

import { createHash } from 'node:crypto'
import { bundlePriceOf } from '#domain/shop/bundle-price.rules.ts'
import { type Discount, isSold, PLAN_TYPE, type Quote } from '#domain/shop/purchase.rules.ts'
import type { PromoRefusal } from '#server/shop/discount/discount.rules.ts'

/** A product as pricing needs it; price in paise, null is free. */
export type Product = { id: string; title: string; courseType: string; price: number | null }

/** A bundle and one thing that it holds, with that thing's list price in paise. */
export type Content = { bundleId: string; resourceId: string; price: number | null }

/**
 * Why a product or a code is not in the quote. `covered-by-bundle` only tells that a bundle of the
 * order brings the product; everything else keeps the order from being made.
 */
export type Rejection =
	| {
			code: 'unknown-product' | 'already-owned' | 'not-sold' | 'covered-by-bundle'
			product_id: string
	  }
	| { code: PromoRefusal | 'coins-insufficient' }

/**
 * Coins and coupon of an open order of the account; they count as free for an order of the same
 * products.
 */
export type Hold = { productKey: string; coins: number; discountId: string | null }

/** An order as the server prices it: the only figures that are charged (PUR-02). Money in paise. */
export type PricedOrder = {
	products: Product[]
	productKey: string
	quote: Quote
	discount: (Discount & { id: string }) | null
	coinsAvailable: number
	/** Ids that the bundles among the products contain. */
	contentIds: string[]
	/** Products that the buyer's plan includes. */
	includedIds: string[]
	rejections: Rejection[]
}

/** The key of a set of products: the same for the same ids in any order. */
export const productKeyOf = (ids: readonly string[]): string =>
	createHash('sha256')
		.update([...ids].sort().join(','))
		.digest('hex')

/**
 * Returns true if somebody who owns these ids has nothing left to gain from a product: it is owned,
 * or it is a bundle and all that it holds is.
 */
export const isOwned = (id: string, contents: readonly Content[], owned: readonly string[]) => {
	const held = contents.filter((content) => content.bundleId === id)
	return (
		owned.includes(id) ||
		(held.length > 0 && held.every((content) => owned.includes(content.resourceId)))
	)
}

/**
 * Splits the requested products into those to sell and those refused: not for sale, a plan that is
 * not ordered alone, owned, or part of a bundle in the same order.
 */
export const sellable = (
	products: readonly Product[],
	contents: readonly Content[],
	owned: readonly string[],
): { products: Product[]; rejections: Rejection[] } => {
	const rejections: Rejection[] = []
	const judged = products.filter(({ id, courseType }) => {
		const isAlone = courseType !== PLAN_TYPE || products.length === 1
		if (!isSold(courseType) || !isAlone) rejections.push({ code: 'not-sold', product_id: id })
		else if (isOwned(id, contents, owned))
			rejections.push({ code: 'already-owned', product_id: id })
		else return true
		return false
	})
	const covered = contents
		.filter((content) => judged.some((product) => product.id === content.bundleId))
		.map((content) => content.resourceId)
	const left = judged.filter(({ id }) => !covered.includes(id))
	for (const { id } of judged)
		if (covered.includes(id)) rejections.push({ code: 'covered-by-bundle', product_id: id })
	return { products: left, rejections }
}

/**
 * The price of a product for somebody who owns these ids, in paise: a bundle of which some is owned
 * never costs more than the rest of it would cost apart (decision 0010).
 */
export const priceFor = (
	product: Product,
	contents: readonly Content[],
	owned: readonly string[],
): number | null => {
	const held = contents.filter((content) => content.bundleId === product.id)
	return bundlePriceOf(
		product.price,
		held.map(({ price, resourceId }) => ({ price, owned: owned.includes(resourceId) })),
	)
}

import { storedFields } from '#machines/kit/stored.ts'
/** A line of the cart of a visitor without an account (CRT-01). Price in paise; null is free. */
export type LocalItem = {
	course_id: string
	price: number | null
	slug: string
	thumbnail: string | null
	reviews: number
}

/** Most lines that are read from a stored cart, as many as a merge takes. */
const LOCAL_LIMIT = 1000

/** Raised whenever the shape of a stored cart changes; older ones are discarded. */
export const CART_VERSION = 1

const isItem = (value: unknown): value is LocalItem => {
	if (typeof value !== 'object' || value === null) return false
	const { course_id, price, slug, thumbnail, reviews } = value as Record<string, unknown>
	return (
		typeof course_id === 'string' &&
		(price === null || (Number.isInteger(price) && (price as number) >= 0)) &&
		typeof slug === 'string' &&
		(thumbnail === null || typeof thumbnail === 'string') &&
		Number.isInteger(reviews)
	)
}

/**
 * Reads a stored cart (CRT-01). Drops invalid lines, lines after the 1,000th, and carts of another
 * version.
 */
export const readCart = (stored: unknown): LocalItem[] => {
	const items = storedFields(stored, CART_VERSION)?.items
	if (!Array.isArray(items)) return []
	return items
		.slice(0, LOCAL_LIMIT)
		.filter(isItem)
		.reduce(withItem, [] as LocalItem[])
}

/** The shape that readCart reads back. */
export const writeCart = (items: LocalItem[]) => ({ version: CART_VERSION, items })

/** The cart with the item once. */
export const withItem = (items: LocalItem[], item: LocalItem): LocalItem[] =>
	items.some(({ course_id }) => course_id === item.course_id) ? items : [...items, item]

/** The cart without the item. */
export const withoutItem = (items: LocalItem[], resourceId: string): LocalItem[] =>
	items.filter(({ course_id }) => course_id !== resourceId)

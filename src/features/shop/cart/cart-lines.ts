import { productPath } from '#domain/web/navigation.rules.ts'
import type { LocalItem } from '#machines/shop/cart/cart.types.ts'
import type { CartItem, Quote } from '#openapi/v1.gen.ts'
import type { CartLineData } from './cart-line.types.ts'

// A course's page wants a slug title, which a local line does not hold: /learning/{slug} knows the
// way.
const localPath = (courseType: string, slug: string) =>
	courseType === 'bundle' ? `/bundle-products/${slug}` : `/learning/${slug}`

const problems: Record<string, CartLineData['problem']> = {
	'unknown-product': 'gone',
	'already-owned': 'owned',
	'not-sold': 'notSold',
	'covered-by-bundle': 'covered',
}

const problemOf = (quote: Quote | undefined, id: string): CartLineData['problem'] => {
	const rejection = quote?.rejections.find(({ product_id }) => product_id === id)
	return problems[rejection?.code ?? ''] ?? null
}

type Line = Quote['lines'][number]

const lineOf = (quote: Quote | undefined, id: string) =>
	quote?.lines.find(({ product_id }) => product_id === id)

/** Returns a quoted line's price and its highest earlier price, less the plan's discount. */
const pricesOf = (line: Line, listed: number | null) => {
	const price = line.price - line.plan_discount
	const before = Math.max(line.price, listed ?? 0)
	return { price, oldPrice: before > price ? before : null, included: before > 0 && price === 0 }
}

/**
 * The lines of a visitor's local cart; titles and prices come from the quote, so that a change
 * shows (CRT-01, CRT-03).
 */
export const localLines = (items: readonly LocalItem[], quote: Quote | undefined): CartLineData[] =>
	items.map(({ course_id: id, price, slug, thumbnail }) => {
		const line = lineOf(quote, id)
		return {
			id,
			title: line?.title ?? null,
			path: line ? localPath(line.course_type, slug) : null,
			...(line ? pricesOf(line, null) : { price, oldPrice: null, included: false }),
			priceBefore: line && line.price !== (price ?? 0) ? price : null,
			thumbnail,
			problem: problemOf(quote, id),
		}
	})

/** The lines of the server cart (CRT-02). */
export const serverLines = (items: readonly CartItem[], quote: Quote | undefined): CartLineData[] =>
	items.map(({ course_id: id, webinar }) => {
		const { title, price, old_price: oldPrice, cover } = webinar
		const line = lineOf(quote, id)
		return {
			id,
			title,
			path: productPath(webinar),
			...(line
				? pricesOf(line, Math.max(price ?? 0, oldPrice ?? 0))
				: { price, oldPrice, included: false }),
			priceBefore: null,
			thumbnail: cover?.src ?? null,
			problem: problemOf(quote, id),
		}
	})

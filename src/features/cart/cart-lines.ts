import type { LocalItem } from '#machines/cart/cart.types.ts'
import { productPath } from '#machines/kit/navigation.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { CartLineData } from './cart-line.types.ts'

type Quote = components['schemas']['Quote']

// A course's page wants a slug title, which a local line does not hold: /learning/{slug} knows the way.
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

/** The lines of a visitor's local cart; titles and prices come from the quote, so that a change shows (CRT-01, CRT-03). */
export const localLines = (items: readonly LocalItem[], quote: Quote | undefined): CartLineData[] =>
  items.map(({ course_id: id, price, slug, thumbnail }) => {
    const line = quote?.lines.find(({ product_id }) => product_id === id)
    return {
      id,
      title: line?.title ?? null,
      path: line ? localPath(line.course_type, slug) : null,
      price: line ? line.price : price,
      oldPrice: null,
      priceBefore: line && line.price !== (price ?? 0) ? price : null,
      thumbnail,
      problem: problemOf(quote, id),
    }
  })

/** The lines of the server cart (CRT-02). */
export const serverLines = (
  items: readonly components['schemas']['CartItem'][],
  quote: Quote | undefined,
): CartLineData[] =>
  items.map(({ course_id: id, webinar }) => ({
    id,
    title: webinar.title,
    path: productPath(webinar),
    price: webinar.price,
    oldPrice: webinar.old_price,
    priceBefore: null,
    thumbnail: webinar.cover?.src ?? null,
    problem: problemOf(quote, id),
  }))

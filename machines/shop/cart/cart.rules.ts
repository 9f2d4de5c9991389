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
export const withoutItem = (items: LocalItem[], courseId: string): LocalItem[] =>
  items.filter(({ course_id }) => course_id !== courseId)

/** Why something is not put into a cart. */
export type CartRefusal = 'already-owned' | 'cart-type-refused' | 'cart-full'

/** Types that are never put into a cart (CRD-07). */
export const REFUSED_TYPES = ['webinar', 'micro_resource', 'certification', 'affiliated_product']

/** Types for which any registration counts as owned, whatever its status (CRD-07). */
export const REGISTERED_TYPES = ['expert_masterclass', 'live_training']

/** Most things a cart holds, as many as one order takes. */
export const CART_LIMIT = 50

/**
 * Facts of a resource and the cart. `enrolmentStatus` is the visitor's enrolment; null without one.
 */
export type CartFacts = { courseType: string; enrolmentStatus: string | null; inCart: number }

/**
 * CRD-07: expert masterclass and live training may be added unless already registered, other items
 * unless already enrolled (confirmed); webinars, micro resources, certifications and affiliated
 * products never.
 */
export const cartRefusal = ({
  courseType,
  enrolmentStatus,
  inCart,
}: CartFacts): CartRefusal | null => {
  if (REFUSED_TYPES.includes(courseType)) return 'cart-type-refused'
  const isOwned = REGISTERED_TYPES.includes(courseType)
    ? enrolmentStatus !== null
    : enrolmentStatus === 'confirmed'
  if (isOwned) return 'already-owned'
  return inCart >= CART_LIMIT ? 'cart-full' : null
}

/** CRD-07: whether a thing may be put in a cart that has room. */
export const mayJoinCart = (item: {
  courseType: string
  registered: boolean
  enrolled: boolean
}): boolean => {
  const pending = item.registered ? 'pending' : null
  const enrolmentStatus = item.enrolled ? 'confirmed' : pending
  return cartRefusal({ courseType: item.courseType, enrolmentStatus, inCart: 0 }) === null
}

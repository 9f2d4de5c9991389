/** A line of the cart of a visitor without an account (CRT-01). Price in paise; null is free. */
export type LocalItem = {
  course_id: string
  price: number | null
  slug: string
  thumbnail: string | null
  reviews: number
}

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

/** Reads a stored cart (CRT-01); what does not parse is discarded line by line, another version as a whole. */
export const readCart = (stored: unknown): LocalItem[] => {
  if (typeof stored !== 'object' || stored === null) return []
  const { version, items } = stored as { version?: unknown; items?: unknown }
  if (version !== CART_VERSION || !Array.isArray(items)) return []
  return items.filter(isItem).reduce(withItem, [] as LocalItem[])
}

/** The shape that readCart reads back. */
export const writeCart = (items: LocalItem[]) => ({ version: CART_VERSION, items })

/** The cart with the item once. */
export const withItem = (items: LocalItem[], item: LocalItem): LocalItem[] =>
  items.some(({ course_id }) => course_id === item.course_id) ? items : [...items, item]

/** The cart without the item. */
export const withoutItem = (items: LocalItem[], courseId: string): LocalItem[] =>
  items.filter(({ course_id }) => course_id !== courseId)

const sold = new Set(['self_paced', 'expert_masterclass', 'live_training', 'bundle'])

/**
 * CRD-07: whether a thing may be put in the cart. Webinars, micro resources, certifications and affiliated products never;
 * expert masterclasses and live trainings unless already registered; other items unless already enrolled.
 */
export const mayJoinCart = (item: {
  courseType: string
  registered: boolean
  enrolled: boolean
}): boolean => {
  if (!sold.has(item.courseType)) return false
  const attended = item.courseType === 'expert_masterclass' || item.courseType === 'live_training'
  return attended ? !item.registered : !item.enrolled
}

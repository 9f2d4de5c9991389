/** Why something is not put into a cart. */
export type CartRefusal = 'already-owned' | 'cart-type-refused' | 'cart-full'

/** Types that are never put into a cart (CRD-07). */
const REFUSED = ['webinar', 'micro_resource', 'certification', 'affiliated_product']

/** Most things a cart holds, as many as one order takes. */
export const CART_LIMIT = 50

/**
 * CRD-07: expert masterclass and live training may be added unless already registered (whatever the status), other items unless
 * already enrolled (confirmed); webinars, micro resources, certifications and affiliated products never.
 */
export const cartRefusal = (item: {
  courseType: string
  enrolmentStatus: string | null
  inCart: number
}): CartRefusal | null => {
  if (REFUSED.includes(item.courseType)) return 'cart-type-refused'
  const isByRegistration = ['expert_masterclass', 'live_training'].includes(item.courseType)
  const isOwned = isByRegistration
    ? item.enrolmentStatus !== null
    : item.enrolmentStatus === 'confirmed'
  if (isOwned) return 'already-owned'
  return item.inCart >= CART_LIMIT ? 'cart-full' : null
}

/** The server's own sentence for each, for clients that show it as it is. */
export const messageOfCart: Record<CartRefusal, string> = {
  'already-owned': 'You already have this in My Learning',
  'cart-type-refused': 'This is not sold through the cart. Open it to register',
  'cart-full': 'Your cart is full. Buy or remove something first',
}

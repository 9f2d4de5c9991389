/** What a card knows of its product and its visitor; facts of the query cache, told by the view. */
export type CardFacts = {
  signedIn: boolean
  /** The school switch of the header is on (CRD-06). */
  schoolMode: boolean
  courseType: string
  /** Paise; null is free. */
  price: number | null
  /** An active learning record, a confirmed registration or a certification registration exists (CRD-03). */
  enrolled: boolean
  inCart: boolean
  /** The cart takes this product (CRD-07, cart.rules.ts). */
  mayJoinCart: boolean
}

/** The one main action of a card. `register` leads to the detail page of what the cart does not take. */
export type MainAction = 'startLearning' | 'goToCart' | 'enrol' | 'addToCart' | 'register'

/** CRD-01, CRD-02: exactly one main action, in this order. */
export const mainActionOf = (facts: CardFacts): MainAction => {
  if (facts.enrolled) return 'startLearning'
  if (facts.inCart) return 'goToCart'
  if (facts.price === null || facts.price === 0) return 'enrol'
  return facts.mayJoinCart ? 'addToCart' : 'register'
}

/** CRD-03: the badge, which is also a second way in: the purchase modal, the login or the detail page. */
export type Badge = 'enrolled' | 'purchaseNow' | 'registerNow'

export const badgeOf = (facts: CardFacts): Badge => {
  if (facts.enrolled) return 'enrolled'
  return facts.courseType === 'self_paced' && facts.signedIn ? 'purchaseNow' : 'registerNow'
}

/** CRD-06: the cart button of a product that the cart takes; none while the school switch is on. */
export const cartToggleOf = (facts: CardFacts): 'add' | 'remove' | null => {
  if (facts.schoolMode) return null
  if (facts.inCart) return 'remove'
  return facts.mayJoinCart && !facts.enrolled ? 'add' : null
}

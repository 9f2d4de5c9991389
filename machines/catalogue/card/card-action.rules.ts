/** A card's facts about its product and its visitor, from the query cache; the view sends them. */
export type CardFacts = {
	signedIn: boolean
	/** The school switch of the header is on (CRD-06). */
	schoolMode: boolean
	courseType: string
	/**
	 * The visitor's price in paise. Null and 0 are free, as is what the visitor's plan includes
	 * (PUR-03).
	 */
	price: number | null
	/**
	 * An active learning record, a confirmed registration or a certification registration exists
	 * (CRD-03).
	 */
	enrolled: boolean
	/** A registration exists that is not confirmed yet. */
	awaiting: boolean
	/** The card is on the item's own page, where `Register Now` registers (CRD-03). */
	onOwnPage: boolean
	inCart: boolean
	/** The cart takes this product (CRD-07, cart.rules.ts). */
	mayJoinCart: boolean
}

/**
 * The main action of a card. `register` opens the page of a resource that the cart does not take
 * and registers there; `awaitConfirmation` only shows that the registration waits.
 */
export type MainAction =
	| 'startLearning'
	| 'awaitConfirmation'
	| 'goToCart'
	| 'enrol'
	| 'addToCart'
	| 'register'

/** Returns true if an enrolment counts as enrolled: confirmed, or of a certification (CRD-03). */
export const isEnrolled = (item: { courseType: string; status: string | null }): boolean =>
	item.status === 'confirmed' || (item.status !== null && item.courseType === 'certification')

/** Returns true if a price in paise is none. */
export const isFree = (price: number | null): boolean => price === null || price === 0

/**
 * The news label of a card: a course without ratings is new, a live resource shows its start date
 * (CRD-04).
 */
export const newsOf = (item: {
	course_type: string
	average_rating: number
	start_date: string | null
}): { kind: 'new' } | { kind: 'starts'; at: string } | null => {
	if (item.start_date) return { kind: 'starts', at: item.start_date }
	return item.course_type === 'self_paced' && item.average_rating === 0 ? { kind: 'new' } : null
}

/**
 * CRD-01, CRD-02: exactly one main action, in this order. While the school switch is on no card
 * leads to the teacher's own cart (CRD-06): what only that cart takes is registered for.
 */
export const mainActionOf = (facts: CardFacts): MainAction => {
	if (facts.enrolled) return 'startLearning'
	if (facts.awaiting) return 'awaitConfirmation'
	if (facts.inCart && !facts.schoolMode) return 'goToCart'
	if (isFree(facts.price)) return 'enrol'
	return facts.mayJoinCart && !facts.schoolMode ? 'addToCart' : 'register'
}

/** CRD-03: the badge, which is also a second way in: the purchase, the login or the item's page. */
export type Badge = 'enrolled' | 'purchaseNow' | 'registerNow'

/** The badge; null where the main action says the same already and where nothing is to pay. */
export const badgeOf = (facts: CardFacts): Badge | null => {
	if (facts.enrolled) return 'enrolled'
	const main = mainActionOf(facts)
	if (main === 'register' || main === 'awaitConfirmation') return null
	if (isFree(facts.price)) return null
	return facts.courseType === 'self_paced' && facts.signedIn ? 'purchaseNow' : 'registerNow'
}

/** CRD-06: the cart button of a product that the cart takes; none while the school switch is on. */
export const cartToggleOf = (facts: CardFacts): 'add' | 'remove' | null => {
	if (facts.schoolMode) return null
	if (facts.inCart) return 'remove'
	return facts.mayJoinCart && !facts.enrolled ? 'add' : null
}

/** All that a card offers its visitor now: its view draws exactly this. */
export type Offers = { main: MainAction; badge: Badge | null; toggle: 'add' | 'remove' | null }

/** CRD-01, CRD-03, CRD-06: the offers by what is known of product and visitor. */
export const offersOf = (facts: CardFacts): Offers => ({
	main: mainActionOf(facts),
	badge: badgeOf(facts),
	toggle: cartToggleOf(facts),
})

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

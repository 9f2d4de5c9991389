import { mayJoinCart } from '#domain/shop/cart.rules.ts'
import { isEnrolled } from '#machines/catalogue/card/card-action.rules.ts'
import type { CardFacts } from '#machines/catalogue/card/card-action.types.ts'
import type { Card } from '#openapi/v1.gen.ts'
import type { Viewer } from '#processes/viewer-context.ts'

/** Joins what the server says of a card with what is known of its visitor (CRD-01, CRD-07). */
export const cardFacts = (card: Card, viewer: Viewer, onOwnPage: boolean): CardFacts => {
	const status = viewer.signedIn ? card.enrolment_status : null
	const isIncluded = viewer.signedIn && viewer.planPercents[card.course_type] === 100
	const enrolled = isEnrolled({ courseType: card.course_type, status })
	return {
		signedIn: viewer.signedIn,
		schoolMode: viewer.schoolMode,
		courseType: card.course_type,
		price: isIncluded ? 0 : card.price,
		enrolled,
		awaiting: status === 'pending' && !enrolled,
		onOwnPage,
		inCart: viewer.cartIds ? viewer.cartIds.has(card.id) : viewer.signedIn && card.is_added,
		mayJoinCart:
			!isIncluded &&
			mayJoinCart({
				courseType: card.course_type,
				registered: viewer.signedIn && card.enrolment_id !== null,
				enrolled,
			}),
	}
}

import type { CardFacts } from '#machines/card-action/card-action.types.ts'
import { mayJoinCart } from '#machines/cart/cart.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { CardWorld } from './card-world.ts'

type Card = components['schemas']['Card']

/** Joins what the server says of a card with what is known of its visitor (CRD-01, CRD-07). */
export const cardFacts = (card: Card, world: CardWorld): CardFacts => {
  const enrolled = world.signedIn && card.enrolment_status === 'confirmed'
  return {
    signedIn: world.signedIn,
    schoolMode: world.schoolMode,
    courseType: card.course_type,
    price: card.price,
    enrolled,
    inCart: world.cartIds ? world.cartIds.has(card.id) : world.signedIn && card.is_added,
    mayJoinCart: mayJoinCart({
      courseType: card.course_type,
      registered: world.signedIn && card.enrolment_id !== null,
      enrolled,
    }),
  }
}

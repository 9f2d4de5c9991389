import { expect, it } from 'vitest'
import {
  badgeOf,
  type CardFacts,
  cartToggleOf,
  mainActionOf,
} from '#machines/card-action/card-action.rules.ts'

const facts: CardFacts = {
  signedIn: true,
  schoolMode: false,
  courseType: 'self_paced',
  price: 49900,
  enrolled: false,
  awaiting: false,
  onOwnPage: false,
  inCart: false,
  mayJoinCart: true,
}

it.each([
  ['startLearning', { enrolled: true, inCart: true, price: 0 }],
  ['goToCart', { inCart: true, price: 0 }],
  ['enrol', { price: 0 }],
  ['enrol', { price: null }],
  ['addToCart', {}],
  ['register', { mayJoinCart: false }],
])('CRD-01 the main action is %s with %o', (action, known) => {
  expect(mainActionOf({ ...facts, ...known })).toBe(action)
})

it('CRD-03 the badge says Enrolled, Purchase Now or Register Now', () => {
  expect([
    badgeOf({ ...facts, enrolled: true }),
    badgeOf(facts),
    badgeOf({ ...facts, signedIn: false }),
    badgeOf({ ...facts, courseType: 'webinar' }),
  ]).toEqual(['enrolled', 'purchaseNow', 'registerNow', 'registerNow'])
})

it('CRD-06 the cart button adds, removes or is not there', () => {
  expect([
    cartToggleOf(facts),
    cartToggleOf({ ...facts, inCart: true }),
    cartToggleOf({ ...facts, schoolMode: true, inCart: true }),
    cartToggleOf({ ...facts, enrolled: true }),
    cartToggleOf({ ...facts, mayJoinCart: false }),
  ]).toEqual(['add', 'remove', null, null, null])
})

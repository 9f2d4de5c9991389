import { expect, it } from 'vitest'
import {
	badgeOf,
	type CardFacts,
	cartToggleOf,
	isFree,
	mainActionOf,
	newsOf,
} from '#machines/catalogue/card/card-action.rules.ts'

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

it.each([
	['register', {}],
	['register', { inCart: true }],
	['enrol', { price: 0 }],
	['startLearning', { enrolled: true, inCart: true }],
])('CRD-06 with the school switch on, the main action is %s with %o', (action, known) => {
	const onSchoolSide = { ...facts, ...known, courseType: 'bundle', schoolMode: true }
	expect([mainActionOf(onSchoolSide), cartToggleOf(onSchoolSide)]).toEqual([action, null])
})

it('CRD-03 the badge says Enrolled, Purchase Now or Register Now', () => {
	expect([
		badgeOf({ ...facts, enrolled: true }),
		badgeOf(facts),
		badgeOf({ ...facts, signedIn: false }),
		badgeOf({ ...facts, courseType: 'webinar' }),
	]).toEqual(['enrolled', 'purchaseNow', 'registerNow', 'registerNow'])
})

it.each([0, null])('W3 CRD-03 nothing to pay (%s) leaves one act, without a badge', (price) => {
	for (const known of [{}, { signedIn: false }, { onOwnPage: true }, { inCart: true }])
		expect(badgeOf({ ...facts, ...known, price, mayJoinCart: false })).toBeNull()
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

it('CRD-04 a course without ratings is new, what is live says when it starts, and no price is FREE', () => {
	const course = { course_type: 'self_paced', average_rating: 0, start_date: null }
	const day = '2026-12-01T10:30:00.000Z'
	expect(newsOf(course)).toEqual({ kind: 'new' })
	expect(newsOf({ ...course, average_rating: 0.5 })).toBeNull()
	expect(newsOf({ ...course, course_type: 'bundle' })).toBeNull()
	expect(newsOf({ course_type: 'webinar', average_rating: 0, start_date: day })).toEqual({
		kind: 'starts',
		at: day,
	})
	expect([null, 0, 1, 49_900].map(isFree)).toEqual([true, true, false, false])
})

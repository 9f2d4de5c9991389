import { expect, test } from 'vitest'
import { cardFacts } from '#features/catalogue/card/card-facts.ts'
import type { Card } from '#openapi/v1.gen.ts'
import type { Viewer } from '#processes/viewer-context.ts'

const viewer: Viewer = {
	signedIn: true,
	schoolMode: false,
	cartIds: new Set(['other']),
	planPercents: {},
}

const facts = (card: Partial<Card>, who: Partial<Viewer> = {}) =>
	cardFacts(
		{
			id: 'c1',
			course_type: 'live_training',
			price: 49_900,
			is_added: false,
			enrolment_id: null,
			enrolment_status: null,
			...card,
		} as Card,
		{ ...viewer, ...who },
		false,
	)

const open = {
	signedIn: true,
	schoolMode: false,
	courseType: 'live_training',
	price: 49_900,
	enrolled: false,
	awaiting: false,
	onOwnPage: false,
	inCart: false,
	mayJoinCart: true,
}

test('CRD-01 CRD-07 a card joins what the server says of it with who looks at it', () => {
	expect(facts({})).toEqual(open)
	expect(facts({}, { cartIds: new Set(['c1']) })).toEqual({ ...open, inCart: true })
	expect(facts({ is_added: true }, { cartIds: null })).toEqual({ ...open, inCart: true })
	expect(facts({ is_added: true }, { cartIds: null, signedIn: false })).toEqual({
		...open,
		signedIn: false,
	})
})

test('CRD-07 a live training that one is registered for joins no cart, a course that is not confirmed does', () => {
	const pending = { enrolment_id: 'e1', enrolment_status: 'pending' as const }
	expect(facts(pending)).toEqual({ ...open, awaiting: true, mayJoinCart: false })
	expect(facts({ ...pending, course_type: 'self_paced' })).toEqual({
		...open,
		courseType: 'self_paced',
		awaiting: true,
	})
	expect(facts(pending, { signedIn: false })).toEqual({ ...open, signedIn: false })
})

import { expect, it } from 'vitest'
import {
	type CareerDraft,
	emptyDraft,
	readDraft,
	writeDraft,
} from '#domain/jobs/career-draft.rules.ts'
import { errorsOf, isAdult, requiredFields } from '#domain/jobs/career-interest.rules.ts'
import { careerBody } from '#machines/jobs/career-interest/career-body.rules.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const draft: CareerDraft = {
	...emptyDraft,
	name: ' Asha Kulkarni ',
	email: 'asha@example.org',
	phone_country: 'IN',
	phone: '98220 12345',
	dob: '1996-03-08',
	gender: 'female',
	address: 'Nagpur',
	address_location_id: 'p1',
	city: 'Nagpur',
	district: 'Nagpur',
	state: 'Maharashtra',
	postcode: '440001',
	country: 'IN',
	lat: '21.1',
	lng: '79.1',
	current_role: 'School Teacher',
	school: 'Nai Subah',
	experience: '3',
	education_degree: 'bachelor',
	education_subject: ['English'],
	bachelor_of_education: 'yes',
	boards_taught: ['CBSE'],
	subjects_comfortable: ['English'],
	grades_comfortable: ['Primary (4-5)'],
	per_week_hours_spent: 'less_than_10',
	type: 'part_time',
	preferred_focus_area: ['teaching and tutoring'],
	openness_entrepreneurial_role: 'no',
	openness_travel: 'no',
	own_vehicle: 'no',
}

const errors = (change: Partial<CareerDraft>) => errorsOf({ ...draft, ...change }, NOON)

it('NDG-06 every field but the address is required, and the school only of those who have one', () => {
	expect(errors({})).toEqual({})
	const empty = errorsOf(emptyDraft, NOON)
	expect(empty).toEqual(Object.fromEntries(requiredFields.map((field) => [field, 'required'])))
	expect(errors({ name: ' ', boards_taught: [] })).toEqual({
		name: 'required',
		boards_taught: 'required',
	})
	expect(errors({ school: '' })).toEqual({ school: 'required' })
	expect(errors({ school: '', current_role: 'No association with teaching' })).toEqual({})
})

it('NDG-06 eighteen years, to the day: 17 years and 364 days are too young', () => {
	expect(errors({ dob: '2008-11-20' })).toEqual({})
	expect(errors({ dob: '2008-11-21' })).toEqual({ dob: 'tooYoung' })
	const midnight = Date.UTC(2026, 10, 20, 18, 30)
	expect(isAdult('2008-11-21', new Date(midnight - 1))).toBe(false)
	expect(isAdult('2008-11-21', new Date(midnight))).toBe(true)
})

it('NDG-06 what is no date, no address of mail and no number is invalid', () => {
	for (const dob of ['08/03/1996', '1996-02-30', '1996-13-01', 'soon'])
		expect(errors({ dob })).toEqual({ dob: 'invalid' })
	expect(errors({ email: 'asha@example', phone: '98-2' })).toEqual({
		email: 'invalid',
		phone: 'invalid',
	})
})

it('NDG-05 the form is sent with platform web, without what is empty, its texts trimmed', () => {
	const { lat: _, lng: __, phone_country: ___, ...rest } = draft
	expect(careerBody(draft, '+919822012345')).toEqual({
		...rest,
		name: 'Asha Kulkarni',
		phone: '+919822012345',
		lat: 21.1,
		lng: 79.1,
		platform: 'web',
	})
	const current_role = 'No association with teaching'
	const bare = careerBody({ ...draft, current_role, lat: '', address: '' }, '+919822012345')
	const { address: _a, school: _s, ...left } = rest
	expect(bare).toEqual({
		...left,
		name: 'Asha Kulkarni',
		current_role,
		phone: '+919822012345',
		platform: 'web',
	})
})

it('NDG-05 a draft is read back for the same account, and nothing corrupt is', () => {
	const stored = JSON.parse(JSON.stringify(writeDraft('a1', draft))) as Record<string, unknown>
	expect(readDraft(stored, 'a1')).toEqual(draft)
	const wrong = [
		null,
		7,
		{},
		{ ...stored, version: 1 },
		{ ...stored, draft: null },
		{ ...stored, draft: { ...draft, city: 4 } },
		{ ...stored, draft: { ...draft, boards_taught: [4] } },
	]
	expect(wrong.map((value) => readDraft(value, 'a1'))).toEqual(wrong.map(() => null))
	expect(readDraft(stored, 'a2')).toBe(null)
})

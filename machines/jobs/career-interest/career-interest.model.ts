import { type CareerDraft, DRAFT_VERSION, emptyDraft } from '#domain/jobs/career-draft.rules.ts'
import { careerInterestMachine } from './career-interest.machine.ts'
import type { CareerInterestContext, CareerInterestEvent } from './career-interest.types.ts'

const complete: CareerDraft = {
	...emptyDraft,
	name: 'Asha Kulkarni',
	email: 'asha@example.org',
	phone_country: 'IN',
	phone: '9822012345',
	dob: '1996-03-08',
	gender: 'female',
	city: 'Pune',
	state: 'Maharashtra',
	postcode: '411001',
	country: 'IN',
	current_role: 'School Teacher',
	school: 'Nai Subah Public School',
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

const NOW = Date.UTC(2026, 10, 20)

/** The model of career-interest: everything but the name is filled in, or the name too. */
export const careerInterestModel = {
	machine: careerInterestMachine,
	inputs: {
		prefilled: { accountId: 'a1', now: NOW, prefill: { ...complete, name: '' } },
		kept: {
			accountId: 'a1',
			now: NOW,
			prefill: { name: 'Asha' },
			stored: { version: DRAFT_VERSION, accountId: 'a1', draft: complete },
		},
	},
	events: {
		'field.changed name': { type: 'field.changed', field: 'name', value: 'Asha Kulkarni' },
		'field.changed cleared': { type: 'field.changed', field: 'name', value: '' },
		'field.changed address': { type: 'field.changed', field: 'address', value: '' },
		'place.chosen': { type: 'place.chosen', placeId: 'p1', name: 'Nagpur' },
		'form.submitted': { type: 'form.submitted' },
	} satisfies Record<string, CareerInterestEvent>,
	outcomes: {
		readPlace: {
			found: {
				output: {
					city: 'Nagpur',
					district: 'Nagpur',
					state: 'Maharashtra',
					postcode: '440001',
					country: 'IN',
					lat: '21.1463',
					lng: '79.0849',
				},
			},
			gone: { error: new Error('gone') },
		},
		submitCareer: {
			sent: { output: { kind: 'sent' } },
			tooYoung: { output: { kind: 'tooYoung' } },
			refused: { output: { kind: 'refused' } },
			offline: { output: { kind: 'offline' } },
			signedOut: { output: { kind: 'signedOut' } },
			failed: { error: new Error('unexpected') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'discardDraft', 'askLogin', 'announceSent'],
	project: ({ draft, errors, checked, failure, now, placeId }: CareerInterestContext) => ({
		name: draft.name,
		address: draft.address,
		place: draft.address_location_id,
		city: draft.city,
		errors,
		checked: checked.length > 6 ? `all from ${checked[0]}` : checked,
		asked: placeId,
		now,
		failure,
	}),
}

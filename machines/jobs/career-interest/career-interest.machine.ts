import { assign, setup } from 'xstate'
import {
	type CareerDraft,
	type CareerField,
	emptyDraft,
	readDraft,
} from '#domain/jobs/career-draft.rules.ts'
import { errorsOf, requiredFields } from '#domain/jobs/career-interest.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import type {
	CareerFailure,
	CareerInterestActors,
	CareerInterestContext,
	CareerInterestEffects,
	CareerInterestEvent,
	CareerInterestInput,
	CareerInterestTag,
	CareerVerdict,
	FilledPlace,
} from './career-interest.types.ts'

type InContext = { context: CareerInterestContext }

const allFields: readonly CareerField[] = [...requiredFields, 'address' as const].sort()
const placeFields = ['city', 'state', 'postcode', 'country'] as const
const noPlace = { address_location_id: '', lat: '', lng: '' }

const own = ({ context: { accountId, draft } }: InContext) => ({ accountId, draft })
const storing = { type: 'storeDraft' as const, params: own }
const failing = (kind: CareerFailure) => ({ type: 'assignFailure' as const, params: { kind } })
const sentBack = (kind: 'tooYoung' | 'refused' | 'offline') => ({
	guard: answered<CareerVerdict>(kind),
	target: 'editing' as const,
	actions: failing(kind),
})
const withDraft = (
	context: CareerInterestContext,
	change: Partial<CareerDraft>,
	fields: readonly CareerField[],
) => {
	const draft = { ...context.draft, ...change }
	const checked = [...new Set([...context.checked, ...fields])].sort()
	return { draft, checked, errors: errorsOf(draft, context.now), failure: null }
}
const startOf = ({ accountId, prefill, stored }: CareerInterestInput) =>
	readDraft(stored, accountId) ?? { ...emptyDraft, ...prefill }

/** The form in which a teacher says what work is wished for (NDG-05, NDG-06). */
export const careerInterestMachine = setup({
	types: {
		context: {} as CareerInterestContext,
		events: {} as CareerInterestEvent,
		input: {} as CareerInterestInput,
		tags: {} as CareerInterestTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CareerInterestActors,
	actions: {
		...({} as CareerInterestEffects),
		assignField: assign(({ context }, { field, value }: { field: CareerField; value: unknown }) =>
			withDraft(
				context,
				{ [field]: value, ...(field === 'address' && noPlace) } as Partial<CareerDraft>,
				[field],
			),
		),
		assignChoice: assign(({ context }, params: { placeId: string; name: string }) => ({
			...withDraft(context, { ...noPlace, address: params.name }, ['address']),
			placeId: params.placeId,
		})),
		fillPlace: assign(({ context }, params: FilledPlace) =>
			withDraft(context, { ...params, address_location_id: context.placeId }, placeFields),
		),
		checkAll: assign({ checked: allFields }),
		...failureActions<CareerFailure>(),
	},
	guards: {
		isValid: ({ context }) => Object.keys(context.errors).length === 0,
		isAddress: (_, params: { field: CareerField }) => params.field === 'address',
		isKind,
	},
}).createMachine({
	id: 'career-interest',
	description: 'The career-interest form: filled in, checked as it changes, and sent.',
	context: ({ input }) => ({
		accountId: input.accountId,
		now: input.now,
		draft: startOf(input),
		errors: errorsOf(startOf(input), input.now),
		checked: [],
		placeId: '',
		failure: null,
	}),
	initial: 'editing',
	states: {
		editing: {
			description: 'A field says what is wrong with it once it was changed or sending was tried.',
			meta: { requirement: 'NDG-06' },
			initial: 'idle',
			on: {
				'field.changed': {
					actions: [
						{
							type: 'assignField',
							params: ({ event }) => ({ field: event.field, value: event.value }),
						},
						storing,
					],
				},
				'place.chosen': {
					target: '.placing',
					actions: [
						{
							type: 'assignChoice',
							params: ({ event }) => ({ placeId: event.placeId, name: event.name }),
						},
						storing,
					],
				},
				'form.submitted': [
					{ guard: 'isValid', target: 'submitting', actions: ['checkAll', 'clearFailure'] },
					{ actions: 'checkAll', description: 'Every field says what is wrong with it.' },
				],
			},
			states: {
				idle: {},
				placing: {
					description: 'City, district, state, country and postcode fill from the chosen place.',
					tags: 'placing',
					meta: { requirement: 'NDG-06' },
					invoke: {
						id: 'readPlace',
						src: 'readPlace',
						input: ({ context }) => ({ placeId: context.placeId }),
						onDone: {
							target: 'idle',
							actions: [
								{
									type: 'fillPlace',
									params: ({ event }: { event: { output: FilledPlace } }) => event.output,
								},
								storing,
							],
						},
						onError: { target: 'idle', actions: failing('placeUnknown') },
					},
					on: {
						'field.changed': {
							guard: {
								type: 'isAddress',
								params: ({ event }) => ({ field: event.field }),
							},
							target: 'idle',
							actions: [
								{
									type: 'assignField',
									params: ({ event }) => ({ field: event.field, value: event.value }),
								},
								storing,
							],
							description: 'Another address is typed: the place is not wanted any more.',
						},
					},
				},
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'NDG-05' },
			invoke: {
				id: 'submitCareer',
				src: 'submitCareer',
				input: ({ context }) => ({ draft: context.draft }),
				onDone: [
					{
						guard: answered<CareerVerdict>('sent'),
						target: 'sent',
						actions: ['discardDraft', 'announceSent'],
					},
					sentBack('tooYoung'),
					sentBack('refused'),
					sentBack('offline'),
					{ target: 'editing', actions: [failing('signedOut'), 'askLogin'] },
				],
				onError: { target: 'editing', actions: failing('unavailable') },
			},
		},
		sent: { type: 'final' },
	},
})

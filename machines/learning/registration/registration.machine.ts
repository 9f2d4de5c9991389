import { assign, setup } from 'xstate'
import {
	isJoinable,
	isLeavable,
	phaseOf,
	type RegistrationFacts,
	type RegistrationPhase,
} from '#domain/learning/registration.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	EntryVerdict,
	LeavingVerdict,
	RegistrationActors,
	RegistrationContext,
	RegistrationEffects,
	RegistrationEvent,
	RegistrationFailure,
	RegistrationInput,
	RegistrationTag,
} from './registration.types.ts'

const isIn = (phase: RegistrationPhase) => ({ type: 'isIn' as const, params: { phase } })
const failing = answeredFailure<RegistrationFailure>()
const unanswered = {
	target: 'deciding',
	actions: unavailable,
} as const
const takingFacts = {
	type: 'assignFacts' as const,
	params: ({ event: { facts } }: { event: { facts: RegistrationFacts } }) => ({ facts }),
}
const idOf = ({ context: { id } }: { context: RegistrationContext }) => ({ id })
const entering = {
	'entry.requested': { guard: 'isJoinable' as const, target: 'joining' as const },
}
const leaving = {
	'leaving.requested': { guard: 'isLeavable' as const, target: 'asking' as const },
}

/** One registration as its teacher lives it, by the clock of the server. */
export const registrationMachine = setup({
	types: {
		context: {} as RegistrationContext,
		events: {} as RegistrationEvent,
		input: {} as RegistrationInput,
		tags: {} as RegistrationTag,
		meta: {} as { requirement: string },
	},
	actors: {} as RegistrationActors,
	actions: {
		...({} as RegistrationEffects),
		assignTime: assign({ now: (_, { now }: { now: number }) => now }),
		assignFacts: assign({ facts: (_, { facts }: { facts: RegistrationFacts }) => facts }),
		assignEntry: assign(({ context }, { joinUrl }: { joinUrl: string }) => ({
			joinUrl,
			facts: { ...context.facts, joined: true },
		})),
		...failureActions<RegistrationFailure>(),
	},
	guards: {
		isIn: ({ context: { facts, now } }, { phase }: { phase: RegistrationPhase }) =>
			phaseOf(facts, now) === phase,
		isTurning: ({ context: { facts, now } }, params: { now: number }) =>
			phaseOf(facts, now) !== phaseOf(facts, params.now),
		isJoinable: ({ context: { facts, now } }) => isJoinable(facts, now),
		isLeavable: ({ context: { facts, now } }) => isLeavable(facts, now),
		isKind,
	},
}).createMachine({
	id: 'registration',
	description: 'From being registered over the room that opens to having been there or not.',
	context: ({ input }) => ({ ...input, joinUrl: null, failure: null }),
	initial: 'registered',
	states: {
		registered: {
			meta: { requirement: 'LIV-01' },
			initial: 'deciding',
			on: {
				'clock.ticked': [
					{
						guard: { type: 'isTurning', params: ({ event: { now } }) => ({ now }) },
						target: '.deciding',
						actions: [
							{ type: 'assignTime', params: ({ event: { now } }) => ({ now }) },
							'clearFailure',
						],
						description: 'A reminder is due, the room opens, or it is over.',
					},
					{ actions: { type: 'assignTime', params: ({ event: { now } }) => ({ now }) } },
				],
				'registration.observed': {
					target: '.deciding',
					actions: takingFacts,
				},
			},
			states: {
				deciding: {
					description: 'The phase follows from what the server said and from the time.',
					always: [
						{ guard: isIn('cancelled'), target: 'cancelled' },
						{ guard: isIn('waiting'), target: 'waiting' },
						{ guard: isIn('attended'), target: 'attended' },
						{ guard: isIn('missed'), target: 'missed' },
						{ guard: isIn('live'), target: 'live' },
						{ guard: isIn('reminded'), target: 'reminded' },
						{ target: 'confirmed' },
					],
				},
				waiting: {
					description: 'It waits for confirmation.',
					meta: { requirement: 'LIV-01' },
					on: leaving,
				},
				confirmed: { meta: { requirement: 'LIV-01' }, on: leaving },
				reminded: {
					description: 'It begins within a day; the first reminder was mailed.',
					meta: { requirement: 'LIV-01' },
					on: leaving,
				},
				live: {
					description: 'From ten minutes before the start until the end.',
					meta: { requirement: 'LIV-01' },
					on: entering,
				},
				attended: {
					description: 'While it lasts, the room can be entered again.',
					meta: { requirement: 'LIV-01' },
					on: entering,
				},
				missed: { description: 'It ended without an entry.', meta: { requirement: 'LIV-01' } },
				cancelled: { meta: { requirement: 'LIV-01' }, on: leaving },
				joining: {
					tags: 'busy',
					description:
						'The clock of the server decides; the phase is found again when it has answered.',
					meta: { requirement: 'LIV-01' },
					entry: 'clearFailure',
					on: { 'clock.ticked': {}, 'registration.observed': { actions: takingFacts } },
					invoke: {
						id: 'joinSession',
						src: 'joinSession',
						input: idOf,
						onDone: [
							{
								guard: answered<EntryVerdict>('entered'),
								target: 'deciding',
								actions: [
									{
										type: 'assignEntry',
										params: ({ event }) => event.output as { joinUrl: string },
									},
									{ type: 'openRoom', params: ({ event }) => event.output as { joinUrl: string } },
								],
							},
							{ target: 'deciding', actions: failing },
						],
						onError: unanswered,
					},
				},
				asking: {
					tags: 'asking',
					description: 'The place may be given to somebody else.',
					meta: { requirement: 'LIV-01' },
					entry: 'clearFailure',
					on: {
						'leaving.confirmed': 'withdrawing',
						'leaving.dismissed': 'deciding',
						'registration.observed': {
							actions: takingFacts,
						},
					},
				},
				withdrawing: {
					tags: 'busy',
					meta: { requirement: 'LIV-01' },
					on: { 'clock.ticked': {}, 'registration.observed': { actions: takingFacts } },
					invoke: {
						id: 'leaveRegistration',
						src: 'leaveRegistration',
						input: idOf,
						onDone: [
							{
								guard: answered<LeavingVerdict>('left', 'gone'),
								target: '#registration.open',
							},
							{ target: 'deciding', actions: failing },
						],
						onError: unanswered,
					},
				},
			},
		},
		open: {
			description: 'Nobody is registered; it can be registered for again.',
			meta: { requirement: 'LIV-01' },
		},
	},
})

import { assign, setup } from 'xstate'
import { isSameAddress } from '#domain/people/account-erasure.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	ErasureActors,
	ErasureContext,
	ErasureEffects,
	ErasureEvent,
	ErasureFailure,
	ErasureInput,
	ErasureTag,
	ErasureVerdict,
} from './account-erasure.types.ts'

const failing = answeredFailure<ErasureFailure>()
const unanswered = unavailable
const saying = (isPlanned: boolean) => ({ type: 'announceChange' as const, params: { isPlanned } })

/**
 * Erases the own account: shows what the law keeps, asks for the address, schedules it in seven
 * days, cancels it (PRI-01).
 */
export const accountErasureMachine = setup({
	types: {
		context: {} as ErasureContext,
		events: {} as ErasureEvent,
		input: {} as ErasureInput,
		tags: {} as ErasureTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ErasureActors,
	actions: {
		...({} as ErasureEffects),
		assignAddress: assign((_, { typed }: { typed: string }) => ({ typed, differs: false })),
		clearAddress: assign({ typed: '', differs: false }),
		assignDifference: assign({ differs: true }),
		...failureActions<ErasureFailure>(),
	},
	guards: {
		isPlanned: ({ context }) => context.isPlanned,
		isSame: ({ context }) => isSameAddress(context.typed, context.email),
		isKind,
	},
}).createMachine({
	id: 'account-erasure',
	description: 'The server does it by itself seven days later, if nothing is under way then.',
	context: ({ input }) => ({ ...input, typed: '', differs: false, failure: null }),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'PRI-01' },
			always: [{ guard: 'isPlanned', target: 'planned' }, { target: 'kept' }],
		},
		kept: {
			description: 'Nothing is planned.',
			meta: { requirement: 'PRI-01' },
			on: { 'erasure.requested': 'told' },
		},
		told: {
			description:
				'It is said what is deleted and what the law keeps; the address has to be typed.',
			meta: { requirement: 'PRI-01' },
			initial: 'idle',
			on: {
				'address.changed': {
					target: '.idle',
					actions: { type: 'assignAddress', params: ({ event: { typed } }) => ({ typed }) },
				},
				'erasure.confirmed': [
					{ guard: 'isSame', target: 'planning' },
					{ target: '.idle', actions: ['assignDifference', 'focusAddress'] },
				],
				'erasure.dismissed': { target: 'kept', actions: 'clearAddress' },
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was planned; what was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'PRI-01' },
					exit: 'clearFailure',
				},
			},
		},
		planning: {
			tags: 'busy',
			meta: { requirement: 'PRI-01' },
			invoke: {
				id: 'planErasure',
				src: 'planErasure',
				input: ({ context: { typed } }) => ({ typed }),
				onDone: [
					{
						guard: answered<ErasureVerdict>('done'),
						target: 'planned',
						actions: ['clearAddress', saying(true)],
					},
					{ target: 'told.failed', actions: failing },
				],
				onError: { target: 'told.failed', actions: unanswered },
			},
		},
		planned: {
			description: 'Until the day comes it can be cancelled.',
			meta: { requirement: 'PRI-01' },
			initial: 'idle',
			on: { 'cancellation.requested': 'cancelling' },
			states: {
				idle: {},
				failed: { tags: 'failed', meta: { requirement: 'PRI-01' }, exit: 'clearFailure' },
			},
		},
		cancelling: {
			tags: 'busy',
			meta: { requirement: 'PRI-01' },
			invoke: {
				id: 'cancelErasure',
				src: 'cancelErasure',
				onDone: [
					{ guard: answered<ErasureVerdict>('done'), target: 'kept', actions: saying(false) },
					{ target: 'planned.failed', actions: failing },
				],
				onError: { target: 'planned.failed', actions: unanswered },
			},
		},
	},
})

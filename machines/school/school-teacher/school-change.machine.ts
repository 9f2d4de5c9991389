import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { unavailable } from '#machines/kit/failure.ts'
import type {
	SchoolChange,
	SchoolChangeActors,
	SchoolChangeContext,
	SchoolChangeEvent,
	SchoolChangeFailure,
	SchoolChangeTag,
	SchoolChangeVerdict,
} from './school-change.types.ts'

type Answer = { event: { output: SchoolChangeVerdict } }

/**
 * One change to a school's members or benefits. A change that removes something asks for
 * confirmation (SCH-06, SCH-08).
 */
export const schoolChangeMachine = setup({
	types: {
		context: {} as SchoolChangeContext,
		events: {} as SchoolChangeEvent,
		tags: {} as SchoolChangeTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SchoolChangeActors,
	actions: {
		assignChange: assign((_, { change }: { change: SchoolChange }) => ({
			change,
			failure: null,
		})),
		assignFailure: assign({ failure: (_, { kind }: { kind: SchoolChangeFailure }) => kind }),
	},
	guards: {
		givesOnly: (_, { change }: { change: SchoolChange }) =>
			change.kind === 'accept' || change.kind === 'resend',
		isKind,
	},
}).createMachine({
	id: 'school-change',
	description:
		'Invitations are accepted, sent again or withdrawn, teachers leave, imports are taken back, licences and vouchers too.',
	context: { change: null, failure: null },
	initial: 'idle',
	states: {
		idle: {
			meta: { requirement: 'SCH-06' },
			initial: 'unchanged',
			on: {
				'change.requested': [
					{
						guard: {
							type: 'givesOnly',
							params: ({ event }) => ({ change: event.change }),
						},
						target: 'changing',
						actions: {
							type: 'assignChange',
							params: ({ event }) => ({ change: event.change }),
						},
						description: 'Nobody loses anything: it is done without a question.',
					},
					{
						target: 'confirming',
						actions: {
							type: 'assignChange',
							params: ({ event }) => ({ change: event.change }),
						},
					},
				],
			},
			states: {
				unchanged: {},
				changed: { tags: 'settled', meta: { requirement: 'SCH-06' } },
				failed: {
					description: 'Nothing changed, and why is said.',
					tags: 'failed',
					meta: { requirement: 'SCH-06' },
				},
			},
		},
		confirming: {
			tags: 'asking',
			meta: { requirement: 'SCH-08' },
			on: { 'change.confirmed': 'changing', 'change.dismissed': 'idle' },
		},
		changing: {
			tags: 'busy',
			meta: { requirement: 'SCH-06' },
			invoke: {
				id: 'sendChange',
				src: 'sendChange',
				input: ({ context }) => ({ change: context.change! }),
				onDone: [
					{ guard: answered<SchoolChangeVerdict>('changed'), target: 'idle.changed' },
					{
						target: 'idle.failed',
						actions: {
							type: 'assignFailure',
							params: ({ event: { output } }: Answer) => ({
								kind: output.kind as SchoolChangeFailure,
							}),
						},
					},
				],
				onError: {
					target: 'idle.failed',
					actions: unavailable,
				},
			},
		},
	},
})

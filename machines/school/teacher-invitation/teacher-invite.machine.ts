import { assign, setup } from 'xstate'
import { readAddresses } from '#domain/school/teacher-address.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions, unavailable } from '#machines/kit/failure.ts'
import { faultOfTyped, readInvite } from './teacher-invite.rules.ts'
import type {
	InviteFailure,
	InviteResult,
	InviteVerdict,
	TeacherInviteActors,
	TeacherInviteContext,
	TeacherInviteEffects,
	TeacherInviteEvent,
	TeacherInviteInput,
	TeacherInviteTag,
} from './teacher-invite.types.ts'

type Answer = { event: { output: InviteVerdict } }

const storing = {
	type: 'storeDraft' as const,
	params: ({ context }: { context: TeacherInviteContext }) => ({ typed: context.typed }),
}

/** A school invites teachers by their addresses (SCH-06). */
export const teacherInviteMachine = setup({
	types: {
		context: {} as TeacherInviteContext,
		events: {} as TeacherInviteEvent,
		input: {} as TeacherInviteInput,
		tags: {} as TeacherInviteTag,
		meta: {} as { requirement: string },
	},
	actors: {} as TeacherInviteActors,
	actions: {
		...({} as TeacherInviteEffects),
		assignTyped: assign((_, { typed }: { typed: string }) => ({ typed, fault: null, results: [] })),
		assignFault: assign({ fault: ({ context }) => faultOfTyped(context.typed) }),
		assignResults: assign((_, { results }: { results: readonly InviteResult[] }) => ({
			results,
			typed: '',
		})),
		...failureActions<InviteFailure>(),
	},
	guards: {
		isGood: ({ context }) => faultOfTyped(context.typed) === null,
		isKind,
	},
}).createMachine({
	id: 'teacher-invite',
	description: 'What is typed stays over a reload and a lost connection.',
	context: ({ input: { stored } }) => ({
		typed: readInvite(stored),
		fault: null,
		results: [],
		failure: null,
	}),
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'SCH-06' },
			initial: 'idle',
			on: {
				'addresses.changed': {
					target: '.idle',
					actions: [
						{ type: 'assignTyped', params: ({ event: { typed } }) => ({ typed }) },
						storing,
					],
				},
				'invitations.submitted': [
					{ guard: 'isGood', target: 'sending' },
					{
						target: '.idle',
						actions: ['assignFault', 'focusAddresses'],
						description: 'An address is missing, is none, or there are too many.',
					},
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nobody was invited; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'SCH-06' },
					exit: 'clearFailure',
				},
			},
		},
		sending: {
			tags: 'busy',
			meta: { requirement: 'SCH-06' },
			invoke: {
				id: 'sendInvitations',
				src: 'sendInvitations',
				input: ({ context }) => ({ teachers: readAddresses(context.typed) }),
				onDone: [
					{
						guard: answered<InviteVerdict>('sent'),
						target: 'editing',
						actions: [
							{
								type: 'assignResults',
								params: ({ event: { output } }: Answer) => ({
									results: output.kind === 'sent' ? output.results : [],
								}),
							},
							storing,
						],
					},
					{
						target: 'editing.failed',
						actions: {
							type: 'assignFailure',
							params: ({ event: { output } }: Answer) => ({ kind: output.kind as InviteFailure }),
						},
					},
				],
				onError: {
					target: 'editing.failed',
					actions: unavailable,
				},
			},
		},
	},
})

import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	VerificationActors,
	VerificationContext,
	VerificationDecision,
	VerificationEffects,
	VerificationEvent,
	VerificationInput,
	VerificationTag,
	VerificationVerdict,
} from './verification.types.ts'

type InContext = { context: VerificationContext }

const forgetting = {
	type: 'storeReason' as const,
	params: ({ context: { schoolId } }: InContext) => ({ schoolId, reason: '' }),
}

/** A school's documents before a reviewer: verified, or rejected with a reason (SCH-04). */
export const verificationMachine = setup({
	types: {
		context: {} as VerificationContext,
		events: {} as VerificationEvent,
		input: {} as VerificationInput,
		tags: {} as VerificationTag,
		meta: {} as { requirement: string },
	},
	actors: {} as VerificationActors,
	actions: {
		...({} as VerificationEffects),
		assignReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
		assignDecision: assign({
			decision: (_, params: { decision: VerificationDecision }) => params.decision,
		}),
	},
	guards: {
		isKind,
		mayDecide: ({ context }, params: { decision: VerificationDecision }) =>
			params.decision === 'verify' || context.reason.trim() !== '',
	},
}).createMachine({
	id: 'verification',
	description: 'What is typed stays over a reload and a lost connection.',
	context: ({ input }) => ({ ...input, decision: null }),
	initial: 'underReview',
	states: {
		underReview: {
			meta: { requirement: 'SCH-04' },
			initial: 'idle',
			on: {
				'reason.changed': {
					target: '.idle',
					actions: [
						{ type: 'assignReason', params: ({ event }) => ({ reason: event.reason }) },
						{
							type: 'storeReason',
							params: ({ context, event }) => ({
								schoolId: context.schoolId,
								reason: event.reason,
							}),
						},
					],
				},
				'decision.made': [
					{
						guard: {
							type: 'mayDecide',
							params: ({ event }) => ({ decision: event.decision }),
						},
						target: 'deciding',
						actions: {
							type: 'assignDecision',
							params: ({ event }) => ({ decision: event.decision }),
						},
						meta: { requirement: 'SCH-04' },
					},
					{
						target: '.incomplete',
						actions: 'focusReason',
						description: 'A rejection says what is missing.',
					},
				],
			},
			states: {
				idle: {},
				incomplete: { tags: 'incomplete', meta: { requirement: 'SCH-04' } },
				failed: {
					description: 'Nothing was decided; the reason is still there.',
					tags: 'failed',
					meta: { requirement: 'SCH-04' },
				},
			},
		},
		deciding: {
			tags: 'busy',
			meta: { requirement: 'SCH-04' },
			invoke: {
				id: 'sendDecision',
				src: 'sendDecision',
				input: ({ context: { schoolId, decision, reason } }) => ({
					schoolId,
					decision: decision!,
					reason,
				}),
				onDone: [
					{
						guard: answered<VerificationVerdict>('verified'),
						target: 'verified',
						actions: forgetting,
					},
					{
						guard: answered<VerificationVerdict>('rejected'),
						target: 'rejected',
						actions: forgetting,
					},
					{ target: 'stale', actions: forgetting },
				],
				onError: 'underReview.failed',
			},
		},
		verified: { type: 'final', meta: { requirement: 'SCH-04' } },
		rejected: { type: 'final', meta: { requirement: 'SCH-04' } },
		stale: {
			description: 'Somebody else decided, or nothing is under review any more.',
			type: 'final',
			meta: { requirement: 'SCH-04' },
		},
	},
})

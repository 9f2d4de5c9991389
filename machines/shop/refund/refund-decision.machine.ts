import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	RefundDecision,
	RefundDecisionActors,
	RefundDecisionContext,
	RefundDecisionEvent,
	RefundDecisionFailure,
	RefundDecisionTag,
	RefundDecisionVerdict,
} from './refund-decision.types.ts'

const choosing = {
	type: 'assignDecision' as const,
	params: ({ event }: { event: { decision: RefundDecision } }) => ({ decision: event.decision }),
}

/**
 * Customer success decides on a refund. An approval pays money out, so it asks for confirmation
 * (INV-03).
 */
export const refundDecisionMachine = setup({
	types: {
		context: {} as RefundDecisionContext,
		events: {} as RefundDecisionEvent,
		tags: {} as RefundDecisionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as RefundDecisionActors,
	actions: {
		assignWords: assign({ words: (_, { words }: { words: string }) => words }),
		assignDecision: assign({
			decision: (_, { decision }: { decision: RefundDecision }) => decision,
		}),
		...failureActions<RefundDecisionFailure>(),
	},
	guards: {
		isApproval: (_, { decision }: { decision: RefundDecision }) => decision === 'approve',
		isKind,
	},
}).createMachine({
	id: 'refund-decision',
	description: 'One request: words to the buyer, then approve after a confirmation, or refuse.',
	context: { words: '', decision: null, failure: null },
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'INV-03' },
			initial: 'idle',
			on: {
				'words.changed': {
					target: '.idle',
					actions: { type: 'assignWords', params: ({ event }) => ({ words: event.words }) },
				},
				'decision.chosen': [
					{
						guard: {
							type: 'isApproval',
							params: ({ event }) => ({ decision: event.decision }),
						},
						target: 'confirming',
						actions: choosing,
						description: 'Money goes out: the amount and the buyer are confirmed first.',
					},
					{ target: 'sending', actions: choosing },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was decided, and why is said.',
					tags: 'failed',
					meta: { requirement: 'INV-03' },
					exit: 'clearFailure',
				},
			},
		},
		confirming: {
			tags: 'asking',
			meta: { requirement: 'INV-03' },
			on: { 'decision.confirmed': 'sending', 'decision.dismissed': 'editing' },
		},
		sending: {
			tags: 'busy',
			meta: { requirement: 'INV-03' },
			invoke: {
				id: 'sendDecision',
				src: 'sendDecision',
				input: ({ context: { decision, words } }) => ({ decision: decision!, words }),
				onDone: [
					{ guard: answered<RefundDecisionVerdict>('decided'), target: 'done' },
					{
						target: 'editing.failed',
						actions: answeredFailure<RefundDecisionFailure>(),
					},
				],
				onError: {
					target: 'editing.failed',
					actions: unavailable,
				},
			},
		},
		done: { meta: { requirement: 'INV-03' }, type: 'final' },
	},
})

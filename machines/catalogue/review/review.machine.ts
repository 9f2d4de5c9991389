import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { faultsOf } from './review.rules.ts'
import type {
	ReviewActors,
	ReviewContext,
	ReviewDraft,
	ReviewEffects,
	ReviewEvent,
	ReviewFailure,
	ReviewInput,
	ReviewTag,
	SaveVerdict,
} from './review.types.ts'

type InContext = { context: ReviewContext }

const EMPTY: ReviewDraft = { rating: 0, body: '' }

const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { draft } }: InContext) => ({ draft }),
}
const forgetting = { type: 'storeDraft' as const, params: { draft: null } }

/** One's own review of a resource: written, changed, taken back (REV-01). */
export const reviewMachine = setup({
	types: {
		context: {} as ReviewContext,
		events: {} as ReviewEvent,
		input: {} as ReviewInput,
		tags: {} as ReviewTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ReviewActors,
	actions: {
		...({} as ReviewEffects),
		assignRating: assign(({ context }, { rating }: { rating: number }) => {
			const { rating: _, ...faults } = context.faults
			return { draft: { ...context.draft, rating }, faults }
		}),
		assignBody: assign(({ context }, { body }: { body: string }) => {
			const { body: _, ...faults } = context.faults
			return { draft: { ...context.draft, body }, faults }
		}),
		showFaults: assign({ faults: ({ context }) => faultsOf(context.draft) }),
		...failureActions<ReviewFailure>(),
		assignSaved: assign(({ context: { draft } }) => {
			const saved = { ...draft, body: draft.body.trim() }
			return { saved, draft: saved }
		}),
		clearSaved: assign({ saved: null, draft: EMPTY }),
		revertChanges: assign({ draft: ({ context }) => context.saved ?? EMPTY, faults: {} }),
	},
	guards: {
		isComplete: ({ context }) => Object.keys(faultsOf(context.draft)).length === 0,
		isShown: ({ context: { saved, draft } }) =>
			saved !== null && saved.rating === draft.rating && saved.body === draft.body,
		isChange: ({ context }) => context.saved !== null,
		isKind,
	},
}).createMachine({
	id: 'review',
	description: 'Rating and reviewing what was learned, once, and changing or withdrawing it.',
	context: ({ input: { saved, kept } }) => ({
		saved,
		draft: kept ?? saved ?? EMPTY,
		faults: {},
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'REV-01' },
			always: [
				{ guard: 'isShown', target: 'shown', description: 'What was written is shown as it is.' },
				{ target: 'editing', description: 'Nothing was written yet, or not all of it was sent.' },
			],
		},
		shown: {
			meta: { requirement: 'REV-01' },
			initial: 'idle',
			on: {
				'edit.requested': 'editing',
				'withdrawal.requested': 'confirming',
			},
			states: {
				idle: {},
				failed: {
					description: 'The review could not be taken back.',
					tags: 'failed',
					meta: { requirement: 'REV-01' },
					exit: 'clearFailure',
				},
			},
		},
		editing: {
			meta: { requirement: 'REV-01' },
			initial: 'idle',
			on: {
				'rating.chosen': {
					actions: [
						{ type: 'assignRating', params: ({ event: { rating } }) => ({ rating }) },
						storing,
					],
				},
				'body.changed': {
					actions: [{ type: 'assignBody', params: ({ event: { body } }) => ({ body }) }, storing],
				},
				'edit.cancelled': {
					guard: 'isChange',
					target: 'shown',
					actions: ['revertChanges', forgetting],
					description: 'Only who has written before can give up a change.',
				},
				'review.submitted': [
					{ guard: 'isComplete', target: 'saving' },
					{ actions: 'showFaults', description: 'The first field that is wrong gets the focus.' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Not sent; what was written is still there.',
					tags: 'failed',
					meta: { requirement: 'REV-01' },
					exit: 'clearFailure',
				},
			},
		},
		saving: {
			tags: 'busy',
			meta: { requirement: 'REV-01' },
			invoke: {
				id: 'saveReview',
				src: 'saveReview',
				input: ({ context: { draft } }) => ({ draft }),
				onDone: [
					{
						guard: answered<SaveVerdict>('saved'),
						target: 'shown',
						actions: ['assignSaved', forgetting],
					},
					{
						target: 'editing.failed',
						actions: answeredFailure<ReviewFailure>(),
					},
				],
				onError: { target: 'editing.failed', actions: unavailable },
			},
		},
		confirming: {
			description: 'The person is asked once more before the review goes.',
			meta: { requirement: 'REV-01' },
			on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'shown' },
		},
		withdrawing: {
			tags: 'busy',
			meta: { requirement: 'REV-01' },
			invoke: {
				id: 'withdrawReview',
				src: 'withdrawReview',
				onDone: { target: 'editing', actions: ['clearSaved', forgetting] },
				onError: { target: 'shown.failed', actions: unavailable },
			},
		},
	},
})

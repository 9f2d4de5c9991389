import { reviewMachine } from './review.machine.ts'
import type { ReviewContext, ReviewEvent } from './review.types.ts'

const saved = { rating: 4, body: 'The examples work in a class of fifty.' }

/** How the paths of review are found. */
export const reviewModel = {
	machine: reviewMachine,
	inputs: {
		fresh: { saved: null, kept: null },
		written: { saved, kept: null },
		kept: { saved: null, kept: { rating: 2, body: 'Too' } },
	},
	events: {
		'rating.chosen': { type: 'rating.chosen', rating: 5 },
		'body.changed': { type: 'body.changed', body: ' My class asked for more of it. ' },
		'review.submitted': { type: 'review.submitted' },
		'edit.requested': { type: 'edit.requested' },
		'edit.cancelled': { type: 'edit.cancelled' },
		'withdrawal.requested': { type: 'withdrawal.requested' },
		'withdrawal.confirmed': { type: 'withdrawal.confirmed' },
		'withdrawal.cancelled': { type: 'withdrawal.cancelled' },
	} satisfies Record<string, ReviewEvent>,
	outcomes: {
		saveReview: {
			saved: { output: { kind: 'saved' } },
			notLearned: { output: { kind: 'notLearned' } },
			rejected: { output: { kind: 'rejected' } },
			unreachable: { error: new Error('offline') },
		},
		withdrawReview: { done: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['storeDraft'],
	project: ({ saved: known, draft, faults, failure }: ReviewContext) => ({
		saved: known,
		draft,
		faults,
		failure,
	}),
}

import type { PromiseActorLogic } from 'xstate'
import type { ReviewDraft, ReviewFaults } from './review.rules.ts'

export type { ReviewDraft, ReviewFaults } from './review.rules.ts'

/** `notLearned`: the server knows of nothing that the account learned of this resource. */
export type SaveVerdict = { kind: 'saved' } | { kind: 'notLearned' } | { kind: 'rejected' }

export type ReviewFailure = 'notLearned' | 'rejected' | 'unavailable'

export type ReviewInput = {
	/** The account's review as the server has it; null when there is none. */
	saved: ReviewDraft | null
	/** A draft that an earlier visit left. */
	kept: ReviewDraft | null
}

export type ReviewContext = {
	saved: ReviewDraft | null
	draft: ReviewDraft
	/** Errors since the review was last sent. */
	faults: ReviewFaults
	failure: ReviewFailure | null
}

export type ReviewEvent =
	| { type: 'rating.chosen'; rating: number }
	| { type: 'body.changed'; body: string }
	| { type: 'review.submitted' }
	/** The person wants to change what she wrote, or gives that up. */
	| { type: 'edit.requested' }
	| { type: 'edit.cancelled' }
	| { type: 'withdrawal.requested' }
	| { type: 'withdrawal.confirmed' }
	| { type: 'withdrawal.cancelled' }

/** `busy` while sending, `failed` while the error is shown. */
export type ReviewTag = 'busy' | 'failed'

export type ReviewActors = {
	/** Writes the review in place of an earlier one. */
	saveReview: PromiseActorLogic<SaveVerdict, { draft: ReviewDraft }>
	/** Takes the review back. */
	withdrawReview: PromiseActorLogic<void, void>
}

export type ReviewEffects = {
	/** Keeps what is being written over a reload; null forgets it. */
	storeDraft: (_: unknown, params: { draft: ReviewDraft | null }) => void
}

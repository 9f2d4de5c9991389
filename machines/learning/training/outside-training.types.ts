import type { PromiseActorLogic } from 'xstate'
import type { OutsideDraft, OutsideFaults } from '#domain/learning/outside-training.rules.ts'
import type { KeptDraft } from './outside-draft.rules.ts'

/** A file that was chosen; what is in it is the business of the actors. */
export type ProofFile = { name: string; size: number }

/**
 * Why a training was not saved or removed: the file has another type or more than 10 MB; the server
 * found another fault; it was removed meanwhile; the session ended; the server did not answer.
 */
export type OutsideFailure =
	| 'refused'
	| 'tooLarge'
	| 'invalid'
	| 'gone'
	| 'signedOut'
	| 'unavailable'

export type OutsideContext = {
	/** Made before the form is sent, so that sending it again adds nothing. */
	id: string
	/** The typed values; they are never lost. */
	draft: OutsideDraft
	proof: ProofFile | null
	/** True if a proof was sent before. */
	hadProof: boolean
	/** The present day in India, YYYY-MM-DD. */
	today: string
	/** Errors when Save was last pressed, less those corrected since. */
	faults: OutsideFaults
	failure: OutsideFailure | null
}

export type OutsideInput = {
	id: string
	draft: OutsideDraft
	/** True if it is one that was added before. */
	isKept: boolean
	today: string
	/**
	 * Stored value of this form; parsed with a version check, and only for the same training.
	 */
	stored: unknown
}

export type OutsideEvent =
	| { type: 'detail.changed'; field: keyof OutsideDraft; value: string }
	| { type: 'proof.chosen'; file: ProofFile }
	| { type: 'training.submitted' }
	| { type: 'removal.requested' }
	| { type: 'removal.confirmed' }
	| { type: 'removal.dismissed' }

/** `asking` while the person is asked whether it shall really be removed. */
export type OutsideTag = 'busy' | 'failed' | 'asking'

/** Result of sending or removing. */
export type OutsideVerdict =
	| { kind: 'done' }
	| { kind: 'refused' | 'tooLarge' | 'invalid' | 'gone' | 'signedOut' }

export type OutsideActors = {
	/** Sends the training with its proof; fails when the server does not answer. */
	saveTraining: PromiseActorLogic<
		OutsideVerdict,
		{ id: string; draft: OutsideDraft; proof: ProofFile | null }
	>
	/** Removes the training; fails when the server does not answer. */
	removeTraining: PromiseActorLogic<OutsideVerdict, { id: string }>
}

export type OutsideEffects = {
	/** Keeps what is typed over reloads and signing in; null forgets it. */
	storeDraft: (_: unknown, params: { kept: KeptDraft | null }) => void
	/** Puts the focus on the first field that is wrong. */
	focusFault: () => void
	/** Says that it was saved or removed, and leads back to the record. */
	leaveForm: (_: unknown, params: { outcome: 'saved' | 'removed' }) => void
}

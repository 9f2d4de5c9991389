import type { PromiseActorLogic } from 'xstate'

/** A reviewer's decision about a school's documents. */
export type VerificationDecision = 'verify' | 'reject'

/** `decided`: the decision is stored; `stale`: the school is no longer under review. */
export type VerificationVerdict = { kind: 'verified' } | { kind: 'rejected' } | { kind: 'stale' }

export type VerificationInput = {
	schoolId: string
	/** The reason that this browser kept. */
	reason: string
}

export type VerificationContext = {
	schoolId: string
	/** The missing parts, in words for the school. */
	reason: string
	decision: VerificationDecision | null
}

export type VerificationEvent =
	| { type: 'reason.changed'; reason: string }
	| { type: 'decision.made'; decision: VerificationDecision }

/**
 * `busy` while sending; `failed` if the server did not answer; `incomplete` if a rejection has no
 * reason.
 */
export type VerificationTag = 'busy' | 'failed' | 'incomplete'

export type VerificationActors = {
	sendDecision: PromiseActorLogic<
		VerificationVerdict,
		{ schoolId: string; decision: VerificationDecision; reason: string }
	>
}

export type VerificationEffects = {
	/** Keeps the reason over a reload; an empty one forgets it. */
	storeReason: (_: unknown, params: { schoolId: string; reason: string }) => void
	/** Puts the focus where the reason is typed. */
	focusReason: () => void
}

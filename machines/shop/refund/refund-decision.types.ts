import type { PromiseActorLogic } from 'xstate'

export type RefundDecision = 'approve' | 'refuse'

/** `rejected`: the server found something wrong, for example a refusal without words. */
export type RefundDecisionVerdict = { kind: 'decided' } | { kind: 'rejected' }

export type RefundDecisionFailure = 'rejected' | 'unavailable'

export type RefundDecisionContext = {
	/** Message to the buyer with the decision. */
	words: string
	decision: RefundDecision | null
	failure: RefundDecisionFailure | null
}

export type RefundDecisionEvent =
	| { type: 'words.changed'; words: string }
	| { type: 'decision.chosen'; decision: RefundDecision }
	| { type: 'decision.confirmed' }
	| { type: 'decision.dismissed' }

/** `asking` while the approval waits for the confirmation that money goes out. */
export type RefundDecisionTag = 'busy' | 'failed' | 'asking'

export type RefundDecisionActors = {
	/** Sends the decision; fails when the server does not answer. A repeat changes nothing. */
	sendDecision: PromiseActorLogic<
		RefundDecisionVerdict,
		{ decision: RefundDecision; words: string }
	>
}

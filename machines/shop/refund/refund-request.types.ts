import type { PromiseActorLogic } from 'xstate'
import type { RefundRefusal } from '#domain/shop/refund-request.rules.ts'
import type { RefundDraft } from './refund-draft.rules.ts'

/** Status of a request on the server; null without a request. */
export type RefundStatus =
	| 'asked'
	| 'approved'
	| 'sent'
	| 'received'
	| 'refused'
	| 'withdrawn'
	| null

/**
 * Why a request failed: a rule of the shop, decided meanwhile, unknown, signed out, or no answer.
 */
export type RefundFailure = RefundRefusal | 'decided' | 'gone' | 'signedOut' | 'unavailable'

export type RefundContext = {
	orderId: string
	status: RefundStatus
	draft: RefundDraft
	/** True if the reason was missing when the request was sent. */
	lacksReason: boolean
	failure: RefundFailure | null
}

export type RefundInput = {
	orderId: string
	status: RefundStatus
	/** Stored value of this form; parsed with a version check. */
	stored: unknown
}

export type RefundEvent =
	| { type: 'draft.changed'; change: Partial<RefundDraft> }
	| { type: 'request.submitted' }
	| { type: 'withdrawal.requested' }
	| { type: 'withdrawal.confirmed' }
	| { type: 'withdrawal.dismissed' }
	/** The server's status of the request. */
	| { type: 'refund.observed'; status: RefundStatus }

export type RefundTag = 'busy' | 'failed' | 'asking'

/** Result of a request or withdrawal: its status, or why nothing changed. */
export type RefundVerdict =
	| { kind: 'stands'; status: RefundStatus }
	| { kind: Exclude<RefundFailure, 'unavailable'> }

export type RefundActors = {
	/** Sends the request; fails when the server does not answer. */
	sendRequest: PromiseActorLogic<RefundVerdict, { orderId: string; draft: RefundDraft }>
	/** Withdraws it; fails when the server does not answer. */
	withdrawRequest: PromiseActorLogic<RefundVerdict, { orderId: string }>
}

export type RefundEffects = {
	/** Keeps what is typed over reloads; null forgets it. */
	storeDraft: (_: unknown, params: { orderId: string; draft: RefundDraft | null }) => void
	/** Puts the focus on the reason. */
	focusReason: () => void
}

import type { PromiseActorLogic } from 'xstate'
import type { OrderInput, OrderRefusal } from '#machines/kit/order.types.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

/** Status of an order on the server. */
export type CheckoutStatus =
	| 'quoted'
	| 'waiting'
	| 'rejected'
	| 'approved'
	| 'transferring'
	| 'paid'
	| 'cancelled'

/** The order's last known state on the server. */
export type CheckoutFacts = { status: CheckoutStatus; isExpired: boolean }

/** Errors of the school's statement, by field. */
export type CheckoutFaults = Partial<
	Record<keyof CheckoutDraft, 'missing' | 'long' | 'invalid' | 'other-state'>
>

/** Why an action failed. Each reason has its own message. */
export type CheckoutFailure =
	| 'moved'
	| 'expired'
	| 'pending'
	| 'declined'
	| 'refunded'
	| 'scriptFailed'
	| 'orderFailed'
	| 'lacksWords'
	| 'noTransfer'
	| 'notSold'
	| 'tooLarge'
	| 'gone'
	| 'signedOut'
	| 'unavailable'

export type CheckoutContext = {
	orderId: string
	facts: CheckoutFacts
	/** Buyer and amount, in paise. */
	request: OrderInput
	draft: CheckoutDraft
	faults: CheckoutFaults
	failure: CheckoutFailure | null
}

export type CheckoutInput = {
	orderId: string
	facts: CheckoutFacts
	request: OrderInput
	/** Initial values of the fields. */
	given: CheckoutDraft
	/** Stored value of this form; parsed with a version check. */
	stored: unknown
}

export type CheckoutEvent =
	| { type: 'draft.changed'; change: Partial<CheckoutDraft> }
	| { type: 'order.submitted' }
	| { type: 'order.approved' }
	| { type: 'order.rejected' }
	| { type: 'payment.chosen' }
	| { type: 'transfer.chosen' }
	| { type: 'cancellation.requested' }
	| { type: 'cancellation.confirmed' }
	| { type: 'cancellation.dismissed' }
	| { type: 'renewal.requested' }
	/** The server's status of the order. */
	| { type: 'order.observed'; facts: CheckoutFacts }

/** `asking` while it is asked once more before an order is cancelled. */
export type CheckoutTag = 'busy' | 'failed' | 'asking'

/** Result of a call: the order's status, the faults of the input, or why nothing changed. */
export type CheckoutVerdict =
	| { kind: 'stands'; facts: CheckoutFacts }
	| { kind: 'faulty'; faults: CheckoutFaults }
	| { kind: Exclude<CheckoutFailure, 'unavailable'> }

/** How a payment in the provider's widget ended. */
export type CheckoutPayment = {
	kind:
		| 'paid'
		| 'pending'
		| 'declined'
		| 'dismissed'
		| 'refunded'
		| 'scriptFailed'
		| 'orderFailed'
		| OrderRefusal
}

/** A new quote was made, or why not. */
export type RenewalVerdict =
	| { kind: 'quoted'; orderId: string }
	| { kind: Exclude<CheckoutFailure, 'unavailable'> }

export type CheckoutActors = {
	/** Judges what is stated and sends it; fails when the server does not answer. */
	submitOrder: PromiseActorLogic<CheckoutVerdict, { orderId: string; draft: CheckoutDraft }>
	/** Approves or rejects; fails when the server does not answer. */
	decideOrder: PromiseActorLogic<
		CheckoutVerdict,
		{ orderId: string; decision: 'approve' | 'reject'; words: string }
	>
	/** Runs card-payment to its end (PAY-01). */
	payByCard: PromiseActorLogic<CheckoutPayment, OrderInput>
	/** Asks for the account and a reference; fails when the server does not answer. */
	announceTransfer: PromiseActorLogic<CheckoutVerdict, { orderId: string }>
	/** Cancels; fails when the server does not answer. */
	cancelOrder: PromiseActorLogic<CheckoutVerdict, { orderId: string }>
	/** Creates a new quote for the same licences. Rejects if the server does not answer. */
	renewQuote: PromiseActorLogic<RenewalVerdict, { orderId: string }>
}

export type CheckoutEffects = {
	/** Keeps what is typed over reloads; null forgets it. */
	storeDraft: (_: unknown, params: { orderId: string; draft: CheckoutDraft | null }) => void
	/** Puts the focus on the first field that is wrong. */
	focusFault: () => void
	/** Leads to another order. */
	openOrder: (_: unknown, params: { orderId: string }) => void
}

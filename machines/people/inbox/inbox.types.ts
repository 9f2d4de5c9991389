import type { PromiseActorLogic } from 'xstate'

/** Something that waits, as kind and id with a slash: `refund_request/0197…`. */
export type InboxKey = string

/** A change of the owner of the open item. */
export type InboxAct = 'take' | 'takeOver' | 'release'

/** `taken`: somebody else has it. `gone`: it does not wait. `unavailable`: no answer. */
export type InboxFailure = 'taken' | 'gone' | 'unavailable'

export type InboxContext = {
	/** Everything that waits, in the order of the list. */
	items: readonly InboxKey[]
	/** The open item; null in the list. */
	open: InboxKey | null
	/** The place of the open item in the list, kept after it was decided; from 0. */
	place: number
	act: InboxAct
	failure: InboxFailure | null
}

export type InboxEvent =
	/** The list was read, also after a decision. */
	| { type: 'list.read'; items: readonly InboxKey[] }
	| { type: 'item.opened'; item: InboxKey }
	| { type: 'item.closed' }
	| { type: 'next.requested' }
	| { type: 'previous.requested' }
	| { type: 'act.requested'; act: InboxAct }
	| { type: 'takeover.confirmed' }
	| { type: 'takeover.declined' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the owner is stored, `asking` while a takeover is asked about. */
export type InboxTag = 'busy' | 'asking'

export type InboxVerdict =
	| { kind: 'stored' }
	| { kind: 'taken' }
	| { kind: 'gone' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type InboxActors = {
	/** Stores who takes care of the item. */
	storeOwner: PromiseActorLogic<InboxVerdict, { item: InboxKey; act: InboxAct }>
}

export type InboxActions = {
	/** Opens an item at its address. */
	showItem: (_: unknown, params: { item: InboxKey }) => void
}

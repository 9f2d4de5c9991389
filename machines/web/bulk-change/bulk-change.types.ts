import type { PromiseActorLogic } from 'xstate'

/** An item of a list that can be picked; `row` is what the list has of it. */
export type PickedItem = { id: string; name: string; row: object }

/** An item that the server did not change, with the code of its problem. */
export type RefusedItem = { item: PickedItem; reason: string }

export type BulkChangeContext = {
	picked: readonly PickedItem[]
	/** Names the change that was asked for. */
	change: string | null
	/** Items that are still to be changed, the next one first. */
	left: readonly PickedItem[]
	/** Number of items that were changed. */
	done: number
	refused: readonly RefusedItem[]
	/** No further item is sent. */
	isStopping: boolean
	failure: 'unavailable' | null
}

export type BulkChangeEvent =
	| { type: 'item.toggled'; item: PickedItem }
	/** All items of the page are picked, or none of them if they are already. */
	| { type: 'page.toggled'; items: readonly PickedItem[] }
	| { type: 'picks.cleared' }
	| { type: 'change.requested'; change: string }
	| { type: 'change.confirmed' }
	| { type: 'change.declined' }
	| { type: 'change.stopped' }
	/** The browser has a network again. */
	| { type: 'connection.restored' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }
	| { type: 'result.closed' }

/** `busy` while items are sent, `failed` while the server does not answer. */
export type BulkChangeTag = 'asking' | 'awaiting' | 'busy' | 'failed' | 'finished'

export type ItemVerdict =
	| { kind: 'changed' }
	| { kind: 'refused'; reason: string }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type BulkChangeActors = {
	/** Changes one item. Rejects if the server does not answer. */
	changeItem: PromiseActorLogic<ItemVerdict, { item: PickedItem; change: string }>
}

/** Sent to the view when items were sent, so that it reads its list again. */
export type BulkChangeEmitted = { type: 'items.sent' }

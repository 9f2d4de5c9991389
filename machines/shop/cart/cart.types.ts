import type { PromiseActorLogic } from 'xstate'
import type { LocalItem } from './cart.rules.ts'

export type { LocalItem } from './cart.rules.ts'

/**
 * A queued change of the server cart. Changes run one at a time, so that answers keep their order.
 */
export type CartChange = { kind: 'add' | 'remove'; resourceId: string }

/**
 * The server's answer to a change. `message` is its own text, shown unchanged (CRD-06) and not
 * stored.
 */
export type ChangeVerdict =
	| { kind: 'changed'; message: string }
	| { kind: 'owned' | 'notSold' | 'full' | 'gone' | 'signedOut' }

/** `dropped` counts the lines that the server did not know or does not sell (CRT-02). */
export type MergeVerdict = { kind: 'merged'; dropped: number }

export type CartFailure = {
	resourceId: string
	kind: 'owned' | 'notSold' | 'full' | 'gone' | 'signedOut' | 'unavailable'
}

export type CartContext = {
	/** The local cart; the server cart is a fact and belongs to the query cache. */
	items: LocalItem[]
	/** Changes under way or waiting; a card is busy while its course is in here. */
	changes: CartChange[]
	/** The last change that did not happen. */
	failure: CartFailure | null
}

export type CartInput = {
	/** Stored value under the cart's key; parsed with a version check. */
	stored?: unknown
}

export type CartEvent =
	| { type: 'item.added'; item: LocalItem }
	| { type: 'item.removed'; resourceId: string }
	| { type: 'failure.dismissed' }
	/** Another tab changed the stored cart. */
	| { type: 'storage.observed'; stored: unknown }
	| { type: 'account.observed' }
	| { type: 'account.left' }
	| { type: 'merge.retried' }

/** `busy` while the server changes the cart, `failed` while the local cart could not be merged. */
export type CartTag = 'busy' | 'failed'

export type CartActors = {
	/** Merges the local cart into the server cart, skipping what is there or owned (CRT-02). */
	mergeCart: PromiseActorLogic<MergeVerdict, { resourceIds: string[] }>
	/** Adds to or removes from the server cart. */
	changeCart: PromiseActorLogic<ChangeVerdict, CartChange>
}

export type CartEffects = {
	/** Keeps the local cart over reloads (CRT-01). */
	storeCart: (_: unknown, params: { items: LocalItem[] }) => void
	/** Shows the server's message (CRD-06). */
	announce: (_: unknown, params: { message: string }) => void
	/** Announces once how many local lines were dropped because they are not for sale (CRT-02). */
	announceDropped: (_: unknown, params: { count: number }) => void
}

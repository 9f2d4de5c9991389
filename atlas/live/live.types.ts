import type { StateValue } from 'xstate'

/** A machine that runs in a tab of the product, and where it is. */
export type Seen = { actor: string; machine: string; state: StateValue; tags: string[] }

/** One thing that it did; `at` is milliseconds since 1970. */
export type Moved = Seen & {
	type: 'actor.started' | 'actor.moved' | 'actor.stopped'
	tab: string
	at: number
	event: string
	transitions: string[]
}

/**
 * Messages of the product's tabs on the channel `vidya-atlas` (ATL-08); an atlas tab requests them
 * with `atlas.hello`.
 */
export type LiveMessage =
	| { type: 'product.arrived'; tab: string }
	| { type: 'product.gone'; tab: string }
	/** `held`: the tab holds the lock of `lockOf(tab)` until it ends. */
	| { type: 'product.here'; tab: string; actors: Seen[]; held?: boolean }
	| Moved

/**
 * Everything seen so far: what runs, by tab and actor; what happened, newest first; which tabs
 * ended without a word.
 */
export type LiveLog = {
	running: ReadonlyMap<string, Seen & { tab: string }>
	moves: Moved[]
	gone: ReadonlySet<string>
}

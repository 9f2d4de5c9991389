/** A guard, action or actor by name; `params` tells that it is given some. */
export type Named = { name: string; params?: true }

/**
 * A state of a machine, as data: it can be written to a file and compared with another revision's.
 */
export type StateDefinition = {
	/** The path of keys joined by dots; the root is `.`. */
	name: string
	key: string
	type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
	/** Names of the states inside, in their order. */
	children: string[]
	parent: string | null
	/**
	 * The state that a compound state begins at, or that a history state leads to when nothing is
	 * remembered yet.
	 */
	initial: string | null
	history: 'shallow' | 'deep' | null
	description: string | null
	requirements: string[]
	tags: string[]
	entry: Named[]
	exit: Named[]
	/** `machine` is the id of the machine that runs under this name, where the source is one. */
	invokes: { id: string; src: string; machine?: string }[]
}

/**
 * Trigger of a transition. `event` is sent from outside; `wildcard` is any event that nothing else
 * names.
 */
export type Trigger =
	| 'event'
	| 'wildcard'
	| 'done'
	| 'error'
	| 'after'
	| 'always'
	| 'stateDone'
	| 'snapshot'

/** A transition of a machine, as data. */
export type TransitionDefinition = {
	/**
	 * `<state> <event> <place>`, for example `checking done(checkPromo) 2`: unique in its machine and
	 * stable while its line stays.
	 */
	id: string
	source: string
	trigger: Trigger
	/**
	 * The event in words: `promo.changed`, `done(checkPromo)`, `error(checkPromo)`,
	 * `after(debounce)`, `always`, `done()`, `*`.
	 */
	event: string
	guard: Named | null
	/** Names of target states; empty when the state is not left. */
	targets: string[]
	reenter: boolean
	actions: Named[]
	description: string | null
	requirements: string[]
}

/** A whole machine as data, in the order in which it is written. */
export type Definition = {
	id: string
	description: string | null
	states: StateDefinition[]
	transitions: TransitionDefinition[]
	/**
	 * How long the named delays last, in milliseconds; those that are counted from the context are
	 * not here.
	 */
	delays?: Record<string, number>
}

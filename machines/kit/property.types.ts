/** One moment of a process as its properties see it: the situation and the step that led to it. */
export type Moment<Projected = Record<string, unknown>> = {
	/** Returns true if the process is in a state, given as a dotted path; outer states count too. */
	isIn: (state: string) => boolean
	hasTag: (tag: string) => boolean
	/** The part of the context that the model's `project` keeps. */
	context: Projected
	/**
	 * Returns true if the step matches: an event's type, an actor with its answer, or a delay. The
	 * words are a prefix.
	 */
	cameBy: (step: string) => boolean
	/**
	 * Returns true if the step had the effect: `start` or `stop` an actor, `do` an action, `emit`,
	 * `wait`, `output`. The words are a prefix.
	 */
	did: (effect: string) => boolean
}

type When<Projected> = (moment: Moment<Projected>) => boolean

/**
 * A property of every run of a process. `says` is the sentence that a person reads, `requirement`
 * the id that demands it.
 * - `always`: holds in every moment.
 * - `never`: does not hold in any moment; with `after`, only in those after such a moment; with
 *   `until`, only before such a moment. `after` starts again.
 * - `eventually`: is reached from every moment, or from those of `after`, if no further event
 *   comes, actors answer and time passes. No actor fails for ever.
 * - `possible`: is reachable from every moment, or from those of `after`.
 */
export type Property<Projected = Record<string, unknown>> = {
	says: string
	requirement: string
} & (
	| { always: When<Projected> }
	| { never: When<Projected>; after?: When<Projected>; until?: When<Projected> }
	| { eventually: When<Projected>; after?: When<Projected> }
	| { possible: When<Projected>; after?: When<Projected> }
)

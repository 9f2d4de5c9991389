/** One moment of a process, as its properties see it: where it stands, and the step that led there. */
export type Moment<Projected = Record<string, unknown>> = {
  /** Whether the process stands in a state, given as a dotted path; an outer state counts too. */
  isIn: (state: string) => boolean
  hasTag: (tag: string) => boolean
  /** What the model's `project` leaves of the context. */
  context: Projected
  /** Whether the step was this one: an event's type, an actor with its answer, a delay; what follows the words may be anything. */
  cameBy: (step: string) => boolean
  /** Whether the step did this: `start` and `stop` an actor, `do` an action, `emit`, `wait`, `output`; what follows the words may be anything. */
  did: (effect: string) => boolean
}

type When<Projected> = (moment: Moment<Projected>) => boolean

/**
 * What must hold of a process, whatever happens. `says` is the sentence that a person reads, `requirement` who asks for it.
 *
 * - `always`: holds in every moment.
 * - `never`: does not hold in any moment; with `after`, only in those after such a moment; with `until`, only before such a moment. `after` begins anew.
 * - `eventually`: comes from every moment, or from those of `after`, when nobody does anything more, actors answer and time passes. No actor fails
 *   for ever.
 * - `possible`: can be brought about from every moment, or from those of `after`.
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

/** From 10 to 100 by the competency's slug. */
export type Scores = Readonly<Record<string, number>>

/** The range of a score (FLD-06). */
export const scoreRange = { min: 10, max: 100, step: 10 } as const

/** At or under this a competency is warned of, and what helps is offered. */
export const LOW_SCORE = 30

/** A school sees averages of at least this many teachers (PRI-02). */
export const LEAST_ASSESSED = 5

/** Returns true if a competency is warned of. */
export const isLow = (score: number): boolean => score <= LOW_SCORE

/** Returns true if this is a score that the range can have. */
export const isScore = (value: unknown): value is number =>
	typeof value === 'number' &&
	value >= scoreRange.min &&
	value <= scoreRange.max &&
	value % scoreRange.step === 0

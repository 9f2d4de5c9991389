import { storedFields } from '#machines/kit/stored.ts'
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

/** Raised whenever the shape of kept scores changes; older ones are discarded. */
export const SCORES_VERSION = 1

/** Scores that were not sent, and whose they are. */
export type StoredScores = { accountId: string; scores: Scores }

/** The shape that readScores reads back. */
export const writeScores = ({ accountId, scores }: StoredScores) => ({
  version: SCORES_VERSION,
  accountId,
  scores,
})

/** Scores that are kept for an account; null for anything that does not parse, or is another's. */
export const readScores = (stored: unknown, accountId: string): Scores | null => {
  const fields = storedFields(stored, SCORES_VERSION)
  if (!fields) return null
  const { accountId: owner, scores } = fields
  if (owner !== accountId) return null
  if (typeof scores !== 'object' || scores === null) return null
  return Object.fromEntries(Object.entries(scores).filter(([, score]) => isScore(score)))
}

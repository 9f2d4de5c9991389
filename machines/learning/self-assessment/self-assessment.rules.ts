import { isScore, type Scores } from '#domain/learning/self-assessment.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'

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

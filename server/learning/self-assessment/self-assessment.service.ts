import type { SelfAssessment } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findAssessments,
	findCompetencies,
	insertAssessment,
	type SelfAssessmentRow,
} from './self-assessment.store.ts'

const shown = ({ id, scores, createdAt }: SelfAssessmentRow): SelfAssessment => ({
	id,
	assessed_at: createdAt.toISOString(),
	scores: Object.entries(scores).map(([competency, score]) => ({ competency, score })),
})

/** PRF-01: how an account has judged its competencies, the newest first. */
export const listAssessments = async (db: Db, accountId: string): Promise<SelfAssessment[]> =>
	(await findAssessments(db, accountId)).map(shown)

/**
 * PRF-01: keeps how an account judges its competencies now.
 * @param keep what else belongs to the transaction
 * @throws Problem 400 invalid-request for an unknown competency or one that is named twice
 */
export const addAssessment = async (
	db: Db,
	asked: { accountId: string; scores: SelfAssessment['scores']; now: Date },
	keep: (tx: Db, answer: SelfAssessment) => Promise<void>,
): Promise<SelfAssessment> => {
	const slugs = asked.scores.map(({ competency }) => competency)
	const known = await findCompetencies(db, slugs)
	if (new Set(slugs).size < slugs.length || known.length < slugs.length)
		throw new Problem(400, 'invalid-request', 'Each competency of the list counts once.')
	const scores = Object.fromEntries(
		asked.scores.map(({ competency, score }) => [competency, score]),
	)
	return db.transaction(async (tx) => {
		const row = { accountId: asked.accountId, scores, createdAt: asked.now }
		const answer = shown(await insertAssessment(tx, row))
		await keep(tx, answer)
		return answer
	})
}

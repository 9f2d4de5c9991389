import { listCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findAnswers, insertAnswers, readDone } from './recommendation.store.ts'

/**
 * CAT-09: resources of the competencies that somebody named in the questionnaire, else what
 * teachers rate highest.
 */
export const listRecommendations = async (
	deps: Deps,
	accountId: string | null,
	page: { limit?: number; offset?: number },
) => {
	const answers = accountId ? await findAnswers(deps.db, accountId) : undefined
	const tags = [...(answers?.competency ?? []), ...(answers?.teaching_challenges ?? [])].join(',')
	const named = await listCards(deps, accountId, { ...page, sort: 'rating', tags })
	const { total, data } =
		named.total > 0 ? named : await listCards(deps, accountId, { ...page, sort: 'rating' })
	return { total, data: data.map((card) => ({ course_id: card.id, webinar: card })) }
}

/**
 * NDG-04: stores the answers of the questionnaire; the check of NDG-02 is positive from then on.
 */
export const submitQuestionnaire = insertAnswers

/** NDG-02: whether the account has answered the questionnaire. */
export const isQuestionnaireDone = readDone

import { m } from '#i18n/messages'

/** A score in words: right answers where each question has one point, else points. */
export const scoreWords = (score: number, total: number, questions: number): string =>
	total === questions
		? m.quiz_score({ correct: score, total })
		: m.quiz_score_points({ score, total })

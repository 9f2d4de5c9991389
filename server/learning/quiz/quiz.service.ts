import type { operations, Quiz } from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { countAttempt } from './attempt.service.ts'
import { insertAttempt } from './attempt.store.ts'
import { nextQuestions } from './next-questions.service.ts'
import { type Answers, askedQuestions, markQuiz, withoutAnswers } from './quiz.rules.ts'
import { findQuiz, listQuizzes as list } from './quiz.store.ts'

type MarkedAttempt = operations['attemptQuiz']['responses'][200]['content']['application/json']

/** FLT-05: one page of quizzes, newest first, each with the viewer's best score. */
export const listQuizzes = list

const find = async (db: Db, slug: string, viewerId: string | null) => {
	const quiz = await findQuiz(db, slug, viewerId)
	if (!quiz || quiz.isHidden) throw new Problem(404, 'not-found')
	return { ...quiz, questions: quiz.questions.filter(({ removedAt }) => removedAt === null) }
}

/**
 * A quiz with the questions of the viewer's next attempt; right answers and explanations stay here.
 * @throws Problem 404 not-found
 */
export const showQuiz = async (db: Db, slug: string, viewerId: string | null): Promise<Quiz> => {
	const quiz = await find(db, slug, viewerId)
	const { drawn, id } = await nextQuestions(db, quiz, viewerId)
	return { ...quiz.card, draw: id, questions: askedQuestions(drawn) }
}

type Attempt = {
	slug: string
	accountId: string | null
	answers: Answers
	/** The id of the draw that the answers are to. */
	draw?: string | null | undefined
	/** The name of the provider of the hours. */
	provider: string
	now: Date
}

/**
 * Marks an attempt and keeps its score, and the answers of the signed-in. The first three attempts
 * in seven days count toward hours when they are right enough (HRS-01). Right answers are shown
 * when one was, or none that counts is left; a visitor gets the score alone.
 * @param keep what else belongs to the transaction
 * @throws Problem 404 not-found; 409 questions-changed for answers to questions that were not drawn
 */
export const attemptQuiz = async (
	db: Db,
	attempt: Attempt,
	keep: (tx: Db, marked: MarkedAttempt) => Promise<void>,
): Promise<MarkedAttempt> => {
	const { accountId, provider, now } = attempt
	const quiz = await find(db, attempt.slug, null)
	const { card } = quiz
	return db.transaction(async (tx) => {
		if (accountId) await lockAccount(tx, accountId)
		const { drawn, id: draw } = await nextQuestions(tx, quiz, accountId)
		const ids = new Set(drawn.map(({ question }) => question.id))
		const isOther = draw !== null && draw !== attempt.draw
		if (isOther || attempt.answers.some((one) => !ids.has(one.question_id)))
			throw new Problem(409, 'questions-changed')
		const { score, total, results, answers } = markQuiz(drawn, attempt.answers)
		await insertAttempt(tx, {
			quizId: card.id,
			accountId,
			score,
			total,
			answers: accountId ? answers : null,
			createdAt: now,
		})
		const said = accountId
			? await countAttempt(tx, { accountId, quiz: card, score, total, provider, now })
			: { tries_left: null, answers_shown: false }
		const shown = said.answers_shown ? results : withoutAnswers(results)
		const marked = { score, total, ...said, results: accountId ? shown : [] }
		await keep(tx, marked)
		return marked
	})
}

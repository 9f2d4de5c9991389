import { completeQuiz } from '#server/learning/training/training.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type AttemptRow, countTries, findAttempt, findAttempts } from './attempt.store.ts'
import {
	asStored,
	markQuiz,
	showsAnswers,
	TRIES,
	TRY_WINDOW_MS,
	withoutAnswers,
} from './quiz.rules.ts'
import { findQuiz } from './quiz.store.ts'

const attemptOf = ({ id, score, total, createdAt, answers }: AttemptRow) => ({
	id,
	score,
	total,
	created_at: createdAt.toISOString(),
	reviewable: answers !== null,
})

/** FTR-01: the last attempts of an account at a quiz, the newest first. */
export const listAttempts = async (db: Db, accountId: string, slug: string) => ({
	data: (await findAttempts(db, accountId, slug)).map(attemptOf),
})

/**
 * FTR-01: returns an attempt with the chosen answers and the current questions; also the right
 * answers if the account has passed or has no counted attempt left.
 * @throws Problem 404 not-found, also for another account's attempt or one without stored answers
 */
export const showAttempt = async (
	db: Db,
	which: { accountId: string; slug: string; id: string; now: Date },
) => {
	const attempt = await findAttempt(db, which)
	if (!attempt?.answers) throw new Problem(404, 'not-found')
	const quiz = await findQuiz(db, which.slug, null)
	const asked = attempt.answers.flatMap(
		({ question_id }) => quiz!.questions.find(({ id }) => id === question_id) ?? [],
	)
	const { results } = markQuiz(asStored(asked), attempt.answers)
	const since = new Date(which.now.getTime() - TRY_WINDOW_MS)
	const of = { accountId: which.accountId, quizId: attempt.quizId, since }
	const isShown = showsAnswers(await countTries(db, of))
	return { ...attemptOf(attempt), results: isShown ? results : withoutAnswers(results) }
}

/**
 * Counts a stored attempt toward hours when it is one of those that do, inside its transaction; the
 * account is locked.
 */
export const countAttempt = async (
	tx: Db,
	attempt: Parameters<typeof completeQuiz>[1],
): Promise<{ tries_left: number; answers_shown: boolean }> => {
	const { accountId, quiz, now } = attempt
	const of = { accountId, quizId: quiz.id, since: new Date(now.getTime() - TRY_WINDOW_MS) }
	const { tries } = await countTries(tx, of)
	if (tries <= TRIES) await completeQuiz(tx, attempt)
	const tried = await countTries(tx, of)
	return { tries_left: Math.max(0, TRIES - tries), answers_shown: showsAnswers(tried) }
}

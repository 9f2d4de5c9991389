import { readStored, writeStored } from '#api/versioned-storage.ts'
import { leftOf, limitOf, readClock, writeClock } from '#machines/learning/quiz/quiz-clock.rules.ts'
import type { QuizData } from './quiz.types.ts'

const keyOf = (quizId: string) => `vidya.quiz-clock.${quizId}`

/**
 * Time that is left for a quiz in this browser, ms; null before the first answer and without a
 * limit.
 */
export const timeLeft = ({ id, minutes }: Pick<QuizData, 'id' | 'minutes'>): number | null =>
	leftOf(readClock(readStored(keyOf(id))), limitOf(minutes), Date.now())

/** Starts the clock of a quiz where none runs. */
export const startClock = (quizId: string): void => {
	if (readClock(readStored(keyOf(quizId))) === null)
		writeStored(keyOf(quizId), writeClock({ startedAt: Date.now() }))
}

/** There is no limit any more, over reloads too. */
export const waiveClock = (quizId: string): void =>
	writeStored(keyOf(quizId), writeClock({ startedAt: null }))

export const forgetClock = (quizId: string): void => writeStored(keyOf(quizId), null)

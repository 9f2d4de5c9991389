import { isWholeAnswer } from '#domain/learning/quiz-answer.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'

/** The answers of an attempt so far, by question (domain/learning/quiz-answer.rules.ts). */
export type Answers = Readonly<Record<string, string>>

/** Raised whenever the shape of a stored attempt changes; older ones are discarded. */
export const ATTEMPT_VERSION = 1

/**
 * Reads the answers that were kept for this quiz; those of another draw, and of questions that it
 * no longer has, are dropped.
 */
export const readAnswers = (
	stored: unknown,
	quizId: string,
	{ questionIds, draw }: { questionIds: readonly string[]; draw: string | null },
): Answers => {
	const fields = storedFields(stored, ATTEMPT_VERSION)
	if (!fields) return {}
	// Answers from before quizzes were shuffled have no draw.
	const { quizId: id, draw: of = null, answers } = fields
	if (id !== quizId || of !== draw) return {}
	if (typeof answers !== 'object' || answers === null) return {}
	const kept = Object.entries(answers).filter(
		([question, answer]) => questionIds.includes(question) && typeof answer === 'string',
	)
	return Object.fromEntries(kept)
}

/** The shape that readAnswers reads back. */
export const writeAnswers = (attempt: {
	quizId: string
	draw: string | null
	answers: Answers
}) => ({ version: ATTEMPT_VERSION, ...attempt })

/** The questions without an answer, in order. */
export const unansweredOf = (questionIds: readonly string[], answers: Answers): string[] =>
	questionIds.filter((id) => answers[id] === undefined || !isWholeAnswer(answers[id]))

/**
 * Where an attempt goes on: the first question without an answer, counted from 0; with all answered
 * the last.
 */
export const nextPosition = (questionIds: readonly string[], answers: Answers): number => {
	const open = questionIds.indexOf(unansweredOf(questionIds, answers)[0] ?? '')
	return open === -1 ? Math.max(0, questionIds.length - 1) : open
}

/** Returns the answers with one more; an empty one is taken out. */
export const withAnswer = (
	answers: Answers,
	{ questionId, answer }: { questionId: string; answer: string },
): Answers => {
	if (answer.trim() !== '') return { ...answers, [questionId]: answer }
	const { [questionId]: _, ...others } = answers
	return others
}

import { storedFields } from '#machines/kit/stored.ts'
/** The answers of an attempt so far: option by question. */
export type Answers = Readonly<Record<string, string>>

/** Raised whenever the shape of a stored attempt changes; older ones are discarded. */
export const ATTEMPT_VERSION = 1

/**
 * Reads the answers that were kept for this quiz; those of questions it no longer has are dropped.
 */
export const readAnswers = (
  stored: unknown,
  quizId: string,
  questionIds: readonly string[],
): Answers => {
  const fields = storedFields(stored, ATTEMPT_VERSION)
  if (!fields) return {}
  const { quizId: id, answers } = fields
  if (id !== quizId) return {}
  if (typeof answers !== 'object' || answers === null) return {}
  const kept = Object.entries(answers).filter(
    ([question, option]) => questionIds.includes(question) && typeof option === 'string',
  )
  return Object.fromEntries(kept)
}

/** The shape that readAnswers reads back. */
export const writeAnswers = (quizId: string, answers: Answers) => ({
  version: ATTEMPT_VERSION,
  quizId,
  answers,
})

/** The questions without an answer, in order. */
export const unansweredOf = (questionIds: readonly string[], answers: Answers): string[] =>
  questionIds.filter((id) => answers[id] === undefined)

/**
 * Where an attempt goes on: the first question without an answer, counted from 0; with all answered
 * the last.
 */
export const nextPosition = (questionIds: readonly string[], answers: Answers): number => {
  const open = questionIds.findIndex((id) => answers[id] === undefined)
  return open === -1 ? Math.max(0, questionIds.length - 1) : open
}

import { createHash } from 'node:crypto'

type Question = {
  id: string
  prompt: string
  answer: number
  explanation: string
  options: string[]
}

/**
 * Compares what was chosen with what is right; a question left out counts as wrong, an option that
 * does not exist as left out.
 */
export const markQuiz = (
  questions: readonly Question[],
  answers: readonly { question_id: string; option: number | null }[],
) => {
  const results = questions.map((question) => {
    const given = answers.find((answer) => answer.question_id === question.id)?.option ?? null
    const chosen = given !== null && given < question.options.length ? given : null
    return {
      question_id: question.id,
      prompt: question.prompt,
      options: question.options,
      chosen,
      answer: question.answer,
      correct: chosen === question.answer,
      explanation: question.explanation,
    }
  })
  return {
    score: results.filter((result) => result.correct).length,
    total: questions.length,
    results,
  }
}

/** Attempts at a quiz that count in a window; the first ones of it. */
export const TRIES = 3
export const TRY_WINDOW_MS = 7 * 24 * 3_600_000

/**
 * Returns true if right options may be shown: after a passed attempt, or when none that counts is
 * left.
 */
export const showsAnswers = (tried: { tries: number; hasPassed: boolean }): boolean =>
  tried.hasPassed || tried.tries >= TRIES

/** The marks without the right options and the reasons, which would give them away. */
export const withoutAnswers = (results: ReturnType<typeof markQuiz>['results']) =>
  results.map((result) => ({ ...result, answer: null, explanation: '' }))

/**
 * Returns the questions of one attempt: all in their order, or a different selection for each
 * attempt of each person, so that a leaked key covers only a part of them (24.9).
 * @param asked how many questions to select; null for all
 * @param drawnFor seed of the selection: the account and its number of earlier attempts, or
 * `visitor`
 */
export const drawQuestions = <Drawn extends { id: string }>(
  questions: readonly Drawn[],
  asked: number | null,
  drawnFor: string,
): Drawn[] => {
  if (asked === null || asked >= questions.length) return [...questions]
  const places = new Map(
    questions.map(({ id }) => [id, createHash('sha256').update(`${drawnFor} ${id}`).digest('hex')]),
  )
  return questions
    .toSorted((a, b) => (places.get(a.id)! < places.get(b.id)! ? -1 : 1))
    .slice(0, asked)
}

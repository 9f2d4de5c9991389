import { createHash } from 'node:crypto'

type Question = {
  id: string
  prompt: string
  answer: number
  explanation: string
  options: string[]
}

/** Compares what was chosen with what is right; a question left out counts as wrong, an option that does not exist as left out. */
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

/** Whether right options may be shown: after a passed attempt, or when none that counts is left. */
export const showsAnswers = (tried: { tries: number; hasPassed: boolean }): boolean =>
  tried.hasPassed || tried.tries >= TRIES

/** The marks without the right options and the reasons, which would give them away. */
export const withoutAnswers = (results: ReturnType<typeof markQuiz>['results']) =>
  results.map((result) => ({ ...result, answer: null, explanation: '' }))

/**
 * The questions of one attempt: all of them in their order, or as many as the quiz asks, drawn anew
 * for each attempt of each person, so that a known key is good for a part of them only.
 * @param asked null for all
 * @param drawnFor the account with the number of its earlier attempts; one word for every visitor
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

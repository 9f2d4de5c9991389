import type { components } from '#openapi/v1.gen.ts'

export type QuizCardData = components['schemas']['QuizCard']

export type QuizData = components['schemas']['Quiz']

/** The server's marking of one question; `chosen` and `answer` count the options from 0. */
export type QuizResult = {
  question_id: string
  chosen: number | null
  answer: number
  correct: boolean
  explanation: string
}

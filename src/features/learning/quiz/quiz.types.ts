import type { components, Quiz, QuizCard } from '#openapi/v1.gen.ts'

export type QuizCardData = QuizCard

export type QuizData = Quiz

/** A question of an attempt. */
export type QuizQuestionData = QuizData['questions'][number]

/** The server's marking of one question, in words. */
export type QuizResult = components['schemas']['QuizResult']

/** The server's result of the last attempt; `tries_left` is null for a visitor. */
export type QuizMarks = {
	tries_left: number | null
	answers_shown: boolean
	results: QuizResult[]
}

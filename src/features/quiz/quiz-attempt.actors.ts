import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { QuizAttemptActors } from '#machines/quiz-attempt/quiz-attempt.types.ts'
import { quizResultsQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'
import { timeLeft } from './quiz-clock.ts'

const SECOND = 1000

const second = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, SECOND)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Has the server mark an attempt, whose marks become a fact of the query cache, and waits for the end of its time. */
export const quizAttemptActors = (queryClient: QueryClient, quiz: QuizData) =>
  ({
    awaitTimeEnd: fromPromise(async ({ signal }) => {
      for (let left = timeLeft(quiz); left === null || left > 0; left = timeLeft(quiz))
        await second(signal)
    }),
    submitAttempt: fromPromise(async ({ input, signal }) => {
      try {
        const answers = Object.entries(input.answers).map(([question_id, option]) => ({
          question_id,
          option: Number(option),
        }))
        const { data } = await api.POST('/quizzes/{slug}/attempts', {
          params: { path: { slug: quiz.slug }, header: idempotencyKey() },
          body: { answers },
          signal,
        })
        queryClient.setQueryData(quizResultsQuery(quiz.slug).queryKey, data!.results)
        void queryClient.invalidateQueries({ queryKey: ['quizzes'] })
        void queryClient.invalidateQueries({ queryKey: ['mine', 'quiz-attempts', quiz.slug] })
        return { kind: 'scored' as const, correct: data!.score, total: data!.total }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' as const }
        if (error instanceof ApiError && error.status === 404) return { kind: 'gone' as const }
        throw error
      }
    }),
  }) satisfies QuizAttemptActors

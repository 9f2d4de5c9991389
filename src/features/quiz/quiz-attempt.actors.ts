import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { QuizAttemptActors } from '#machines/quiz-attempt/quiz-attempt.types.ts'
import { quizResultsQuery } from './quiz.queries.ts'

/** Has the server mark an attempt; the marking of each question becomes a fact of the query cache. */
export const quizAttemptActors = (queryClient: QueryClient, slug: string) =>
  ({
    submitAttempt: fromPromise(async ({ input, signal }) => {
      try {
        const answers = Object.entries(input.answers).map(([question_id, option]) => ({
          question_id,
          option: Number(option),
        }))
        const { data } = await api.POST('/quizzes/{slug}/attempts', {
          params: { path: { slug }, header: idempotencyKey() },
          body: { answers },
          signal,
        })
        queryClient.setQueryData(quizResultsQuery(slug).queryKey, data!.results)
        void queryClient.invalidateQueries({ queryKey: ['quizzes'] })
        return { kind: 'scored' as const, correct: data!.score, total: data!.total }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' as const }
        if (error instanceof ApiError && error.status === 404) return { kind: 'gone' as const }
        throw error
      }
    }),
  }) satisfies QuizAttemptActors

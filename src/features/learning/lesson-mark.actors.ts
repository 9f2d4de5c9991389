import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
  LessonMarkActors,
  LessonMarkVerdict,
} from '#machines/lesson-mark/lesson-mark.types.ts'

const verdictOf = (error: unknown): LessonMarkVerdict => {
  if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
  if (error instanceof ApiError && error.status === 404) return { kind: 'gone' }
  throw error
}

/** The call that marks a lesson done or not done; what it may have changed is refetched afterwards. */
export const lessonMarkActors = (queryClient: QueryClient) =>
  ({
    markLesson: fromPromise(async ({ input: { enrolmentId, lessonId, done }, signal }) => {
      try {
        await api.PUT('/learning/mine/{id}/lessons/{lesson_id}', {
          params: { path: { id: enrolmentId, lesson_id: lessonId } },
          body: { done },
          signal,
        })
      } catch (error) {
        return verdictOf(error)
      }
      await Promise.all(
        ['learning', 'training', 'certificates', 'account'].map((fact) =>
          queryClient.invalidateQueries({ queryKey: ['mine', fact] }),
        ),
      )
      return { kind: 'saved' }
    }),
  }) satisfies LessonMarkActors

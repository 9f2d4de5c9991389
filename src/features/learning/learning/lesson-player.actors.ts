import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import type { LessonPlayerActors } from '#machines/learning/lesson/lesson-player.types.ts'
import { type LessonId, lessonQuery } from './learning.queries.ts'

/** The call that tells how far a lesson was watched; it outlives its page (CAT-08). */
export const lessonPlayerActors = (queryClient: QueryClient, { id, lessonId }: LessonId) =>
	({
		keepPosition: fromPromise(async ({ input: { seconds } }) => {
			queryClient.setQueryData(
				lessonQuery({ id, lessonId }).queryKey,
				(known) => known && { ...known, seconds },
			)
			await api.PUT('/learning/mine/{id}/lessons/{lesson_id}/position', {
				params: { path: { id, lesson_id: lessonId } },
				body: { seconds },
				keepalive: true,
			})
		}),
	}) satisfies LessonPlayerActors

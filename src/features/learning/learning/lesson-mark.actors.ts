import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import type {
	LessonMarkActors,
	LessonMarkVerdict,
} from '#machines/learning/lesson/lesson-mark.types.ts'
import { markLesson } from '#processes/offline-queue/change-calls.ts'
import { queueChange } from '#processes/offline-queue/offline-queue.ts'
import { markKeptLesson } from './mark-kept-lesson.ts'

const verdictOf = (error: unknown): LessonMarkVerdict => {
	if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
	if (error instanceof ApiError && error.status === 404) return { kind: 'gone' }
	throw error
}

/**
 * The call that marks a lesson done or not done; what it may have changed is refetched afterwards.
 * Without a connection the mark waits for one (OFF-01).
 * @param title the name of the lesson
 * @param waits false to answer before the pages are refetched
 */
export const lessonMarkActors = (queryClient: QueryClient, title: string, waits = true) =>
	({
		markLesson: fromPromise(async ({ input, signal }) => {
			const { enrolmentId, lessonId, done } = input
			try {
				await markLesson(enrolmentId, lessonId, done, signal)
			} catch (error) {
				const isLost = error instanceof ApiError && error.code === 'network'
				if (!isLost || !queueChange({ kind: 'lesson', ...input }, title)) return verdictOf(error)
				markKeptLesson(queryClient, input)
				return { kind: 'saved' }
			}
			const refetched = Promise.all(
				['learning', 'training', 'certificates', 'account'].map((fact) =>
					queryClient.invalidateQueries({ queryKey: ['mine', fact] }),
				),
			)
			if (waits) await refetched
			return { kind: 'saved' }
		}),
	}) satisfies LessonMarkActors

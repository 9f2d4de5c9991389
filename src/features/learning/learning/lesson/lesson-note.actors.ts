import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	LessonNoteActors,
	LessonNoteVerdict,
	Note,
} from '#machines/learning/lesson/lesson-note.types.ts'
import { type LessonId, lessonQuery } from '../learning.queries.ts'

/**
 * Saves a lesson note over the version that was read, and reloads notes that were changed
 * elsewhere. Repeating a save whose answer was lost is no conflict.
 */
export const lessonNoteActors = (queryClient: QueryClient, { id, lessonId }: LessonId) => {
	const query = lessonQuery({ id, lessonId })
	const path = { id, lesson_id: lessonId }
	const readOther = async (body: string, signal: AbortSignal): Promise<LessonNoteVerdict> => {
		const { data } = await api.GET('/learning/mine/{id}/lessons/{lesson_id}', {
			params: { path },
			signal,
		})
		const other: Note = data!.note
		return other.body === body
			? { kind: 'saved', version: other.version }
			: { kind: 'conflict', other }
	}
	return {
		saveNote: fromPromise(async ({ input, signal }): Promise<LessonNoteVerdict> => {
			try {
				const { data } = await api.PUT('/learning/mine/{id}/lessons/{lesson_id}/note', {
					params: { path },
					body: input,
					signal,
				})
				const note = data!
				queryClient.setQueryData(query.queryKey, (known) => known && { ...known, note })
				return { kind: 'saved', version: note.version }
			} catch (error) {
				if (!(error instanceof ApiError)) throw error
				if (error.status === 401) return { kind: 'signedOut' }
				if (error.status === 404) return { kind: 'gone' }
				if (error.status === 409) return readOther(input.body, signal)
				throw error
			}
		}),
	} satisfies LessonNoteActors
}

import type { QueryClient } from '@tanstack/react-query'
import { myItemQuery } from './learning.queries.ts'

type Mark = { enrolmentId: string; lessonId: string; done: boolean }

/**
 * Shows a mark that waits for the connection in what is kept of its item; the server's own figures
 * follow.
 */
export const markKeptLesson = (
	queryClient: QueryClient,
	{ enrolmentId, lessonId, done }: Mark,
): void => {
	queryClient.setQueryData(myItemQuery(enrolmentId).queryKey, (item) => {
		if (!item) return item
		const sections = item.sections.map((section) => ({
			...section,
			lessons: section.lessons.map((lesson) =>
				lesson.id === lessonId ? { ...lesson, done } : lesson,
			),
		}))
		const done_lessons = sections.flatMap(({ lessons }) => lessons).filter((one) => one.done).length
		const progress = Math.floor((done_lessons / Math.max(1, item.total_lessons)) * 100)
		return { ...item, sections, done_lessons, progress }
	})
}

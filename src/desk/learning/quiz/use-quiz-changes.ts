import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type QuizRow, quizzesKey, showQuizToAll } from './quiz-content.queries.ts'

/** The changes of several quizzes of the list. */
export const quizChanges = (): OfferedChange[] => [
	{
		name: 'publish',
		label: m.desk_quiz_publish(),
		fits: ({ row }) => !(row as QuizRow).is_public,
	},
	{ name: 'hide', label: m.desk_quiz_hide(), fits: ({ row }) => (row as QuizRow).is_public },
]

/** Publishes or hides several quizzes (28.3). */
export const useQuizChanges = () =>
	useBulkChange<QuizRow>(
		({ id }, change, signal) => showQuizToAll(id, change === 'publish', signal),
		quizzesKey,
	)

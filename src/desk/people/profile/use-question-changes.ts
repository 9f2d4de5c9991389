import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskQuestion, questionsQuery, storeQuestion } from './question.queries.ts'

/** The changes of several questions of the list. */
export const questionChanges = (): OfferedChange[] => [
	{
		name: 'hide',
		label: m.desk_entry_hide(),
		fits: ({ row }) => !(row as DeskQuestion).terms.is_hidden,
	},
	{
		name: 'show',
		label: m.desk_entry_show(),
		fits: ({ row }) => (row as DeskQuestion).terms.is_hidden,
	},
]

/** Hides several questions, or asks them again (28.3). */
export const useQuestionChanges = () =>
	useBulkChange<DeskQuestion>(
		(question, change, signal) =>
			storeQuestion(question, { ...question.terms, is_hidden: change === 'hide' }, signal),
		questionsQuery.queryKey,
	)

import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { changeEntry, type Entry, entriesQuery } from './reference.queries.ts'
import type { EditedList } from './reference.search.ts'

/** The changes of several entries of a list. */
export const entryChanges = (): OfferedChange[] => [
	{ name: 'hide', label: m.desk_entry_hide(), fits: ({ row }) => !(row as Entry).is_hidden },
	{ name: 'show', label: m.desk_entry_show(), fits: ({ row }) => (row as Entry).is_hidden },
]

/** Hides several entries of a list, or shows them again (28.3). */
export const useEntryChanges = (list: EditedList) =>
	useBulkChange<Entry>(
		({ id }, change, signal) => changeEntry(list, id, { is_hidden: change === 'hide' }, signal),
		entriesQuery(list).queryKey,
	)

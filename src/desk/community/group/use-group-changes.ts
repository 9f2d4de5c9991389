import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskGroup, groupsKey, storeGroup } from './group.queries.ts'

/** The changes of several groups of the list. */
export const groupChanges = (): OfferedChange[] => [
	{
		name: 'open',
		label: m.desk_group_open(),
		fits: ({ row }) => !(row as DeskGroup).terms.is_open,
	},
	{
		name: 'close',
		label: m.desk_group_close(),
		fits: ({ row }) => (row as DeskGroup).terms.is_open,
	},
]

/** Opens several groups to everybody, or to invited people alone (28.3). */
export const useGroupChanges = () =>
	useBulkChange<DeskGroup>(
		(group, change, signal) =>
			storeGroup(group, { ...group.terms, is_open: change === 'open' }, signal),
		groupsKey,
	)

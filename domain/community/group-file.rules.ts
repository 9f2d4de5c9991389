import { type ReadTable, readTable, yesOf } from '#domain/people/table-rows.rules.ts'

/** The terms of a group. */
export type GroupLine = { name: string; summary: string; is_open: boolean }

export type GroupReason = 'missing' | 'long' | 'yes'

/** The columns of a table of groups; the first two are needed. */
export const groupColumns = ['name', 'summary', 'open'] as const

/** The largest file, in MiB, and the most lines of one. */
export const GROUP_FILE_LIMIT = 1
export const MOST_GROUPS = 500

const longest = { name: 80, summary: 300 } as const

const readLine = (cell: (column: string) => string) => {
	for (const [column, most] of Object.entries(longest)) {
		const value = cell(column)
		if (value === '') return { column, value, reason: 'missing' as const }
		if (value.length > most) return { column, value, reason: 'long' as const }
	}
	const isOpen = yesOf(cell('open'))
	if (isOpen === undefined) return { column: 'open', value: cell('open'), reason: 'yes' as const }
	return { name: cell('name'), summary: cell('summary'), is_open: isOpen }
}

/** Reads the cells of a table of groups (28.3). */
export const readGroupTable = (
	cells: readonly (readonly string[])[],
): ReadTable<GroupLine, GroupReason> =>
	readTable<GroupLine, GroupReason>(cells, {
		...{ needed: ['name', 'summary'], most: MOST_GROUPS, readLine },
	})

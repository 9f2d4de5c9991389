import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'

/** The terms of a group. */
export type GroupLine = { name: string; summary: string; is_open: boolean }

/** A file of groups (28.3). */
export const groupFile: ListFile<GroupLine> = {
	columns: ['name', 'summary', 'open'],
	needed: ['name', 'summary'],
	most: 500,
	readLine: (cell) => {
		const fault = faultOfWords(cell, { name: 80, summary: 300 })
		if (fault) return fault
		const isOpen = yesOf(cell('open'))
		if (isOpen === undefined) return { column: 'open', value: cell('open'), reason: 'yes' }
		return { name: cell('name'), summary: cell('summary'), is_open: isOpen }
	},
}

import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'

/** The reference lists that the shop writes (SES-04), in the order of the desk's menu of them. */
export const editedLists = [
	...(['subjects', 'grades', 'competency', 'school_board', 'school_grade'] as const),
	...(['school_onboarding_types', 'registration_roles', 'activity', 'test_tracks'] as const),
	...(['skt', 'job_type', 'job_level'] as const),
] as const

/** An entry of a reference list. */
export type ReferenceLine = {
	list: (typeof editedLists)[number]
	name: string
	is_hidden: boolean
}

/** A file of entries of reference lists (28.3), each with the name of its list. */
export const referenceFile: ListFile<ReferenceLine> = {
	columns: ['list', 'name', 'hidden'],
	needed: ['list', 'name'],
	most: 1000,
	readLine: (cell) => {
		const long = faultOfWords(cell, { name: 120 })
		if (long) return long
		const list = editedLists.find((one) => one === cell('list').toLowerCase())
		if (!list) return { column: 'list', value: cell('list'), reason: 'unknown' }
		const isHidden = yesOf(cell('hidden'))
		if (isHidden === undefined) return { column: 'hidden', value: cell('hidden'), reason: 'yes' }
		return { list, name: cell('name'), is_hidden: isHidden }
	},
}

/** An entry as a line of such a file. */
export const referenceLine = ({ list, name, is_hidden: isHidden }: ReferenceLine) => ({
	...{ list, name, hidden: isHidden ? 'yes' : 'no' },
})

import type { Changes } from './changes-of.ts'
import type { MachineDiff } from './compare-revisions.ts'
import type { RowChanges } from './row-changes.ts'

const named = (
	what: string,
	{ added, removed, changed, kept }: Changes,
	nameOf: (id: string) => string = (id) => id,
): string[] => [
	`  ${what}: ${added.length} added, ${removed.length} removed, ${changed.length} changed, ${kept.length} kept`,
	...added.map((id) => `    + ${nameOf(id)}`),
	...removed.map((id) => `    - ${nameOf(id)}`),
	...changed.map((id) => `    ~ ${nameOf(id)}`),
]

/** Rows of a step that are listed in full; of the others only the count is given. */
const MOST_ROWS = 3

const some = (sign: string, rows: readonly string[]): string[] => [
	...rows.slice(0, MOST_ROWS).map((row) => `      ${sign} ${row}`),
	...(rows.length > MOST_ROWS ? [`      ${sign} and ${rows.length - MOST_ROWS} more`] : []),
]

const rowsIn = (rows: readonly RowChanges[]): string[] => {
	const sum = (key: 'added' | 'removed') => rows.reduce((all, one) => all + one[key].length, 0)
	return [
		`  rows: ${sum('added')} added, ${sum('removed')} removed`,
		...rows.flatMap(({ step, added, removed, kept }) => [
			`    ${step}: ${added.length} added, ${removed.length} removed, ${kept} kept`,
			...some('+', added),
			...some('-', removed),
		]),
	]
}

/**
 * Describes a machine's changes between two revisions, in lines: states, transitions, rows of its
 * table, and paths with id and name.
 */
export const tellChanges = (diff: MachineDiff): string => {
	const { noun, status, states, transitions, rows, paths, pathNames } = diff
	if (status !== 'changed') return `${noun}: ${status}`
	return [
		`${noun}: changed`,
		...named('states', states),
		...named('transitions', transitions),
		...rowsIn(rows),
		...named('paths', paths, (id) => `${id} ${pathNames[id]}`),
	].join('\n')
}

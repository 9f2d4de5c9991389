/** A line of a table that is left out, without its place. */
export type LineFault<Reason extends string> = { column: string; value: string; reason: Reason }

/** The lines of a table that can be used and those that cannot, or why it cannot be read. */
export type ReadTable<Line, Reason extends string> =
	| { rows: (Line & { row: number })[]; faults: (LineFault<Reason> & { row: number })[] }
	| { fault: 'empty' | 'headers' | 'tooMany'; found: string[] }

/**
 * Reads the cells of a table whose first line names the columns (28.3); empty lines are left out.
 * @param needed columns without which it is not read
 * @param most lines at most
 * @param readLine returns what a line says, or its fault
 */
export const readTable = <Line extends object, Reason extends string>(
	cells: readonly (readonly string[])[],
	{
		needed,
		most,
		readLine,
	}: {
		needed: readonly string[]
		most: number
		readLine: (cell: (column: string) => string) => Line | LineFault<Reason>
	},
): ReadTable<Line, Reason> => {
	const [head = [], ...lines] = cells
	const headers = head.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '_'))
	const found = head.map((cell) => cell.trim()).filter(Boolean)
	if (needed.some((column) => !headers.includes(column)))
		return { fault: found.length > 0 ? 'headers' : 'empty', found }
	const filled = lines
		.map((line, i) => ({ row: i + 2, line }))
		.filter(({ line }) => line.some((cell) => cell.trim() !== ''))
	if (filled.length === 0) return { fault: 'empty', found }
	if (filled.length > most) return { fault: 'tooMany', found }
	const read = filled.map(({ row, line }) => ({
		row,
		one: readLine((column) => line[headers.indexOf(column)]?.trim() ?? ''),
	}))
	return {
		rows: read.flatMap(({ row, one }) => ('reason' in one ? [] : [{ ...one, row }])),
		faults: read.flatMap(({ row, one }) => ('reason' in one ? [{ ...one, row }] : [])),
	}
}

/** Returns true or false of yes, no and the like; undefined of anything else. Nothing is no. */
export const yesOf = (typed: string): boolean | undefined => {
	const word = typed.trim().toLowerCase()
	if (['yes', 'true', '1', 'हाँ'].includes(word)) return true
	return ['', 'no', 'false', '0', 'नहीं'].includes(word) ? false : undefined
}

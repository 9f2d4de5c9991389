/** A table with a status column, as a store hands it to `moveTo`. */
type Life = { table: string; column: string }

/** Returns the tables and columns that stores hand to `moveTo`. */
export const livesIn = (texts: readonly string[]): Life[] =>
	texts.flatMap((text) =>
		[...text.matchAll(/table: (\w+),\s*column: '(\w+)',\s*machine: \w+/g)].map(
			([, table, column]) => ({ table: table!, column: column! }),
		),
	)

/** Returns the text between the bracket at `from` and the one that closes it. */
const inBrackets = (text: string, from: number): string => {
	let depth = 0
	for (let at = from; at < text.length; at += 1) {
		if ('([{'.includes(text[at]!)) depth += 1
		if (')]}'.includes(text[at]!)) depth -= 1
		if (depth === 0) return text.slice(from + 1, at)
	}
	return text.slice(from + 1)
}

/** The values that each `UPDATE` of a table writes: arguments of `set`, and `set:` of an upsert. */
const writesOf = (text: string, table: string): string[] => {
	const updates = [...text.matchAll(new RegExp(`\\.update\\(${table}\\)\\s*\\.set\\(`, 'g'))]
	const upserts = [...text.matchAll(new RegExp(`\\.insert\\(${table}\\)`, 'g'))].flatMap(
		({ index }) => {
			const end = text.indexOf('\n\n', index)
			const statement = text.slice(index, end < 0 ? undefined : end)
			const set = /\bset: \{/.exec(statement)
			return set ? [inBrackets(statement, set.index + set[0].length - 1)] : []
		},
	)
	const raw = [...text.matchAll(new RegExp(`update \\$\\{${table}\\} set ([^\`]*)`, 'g'))]
	return [
		...updates.map((found) => inBrackets(text, found.index + found[0].length - 1)),
		...upserts,
		...raw.map(([, written]) => written!),
	]
}

/**
 * Returns the writes of a status that do not go through `moveTo` (26.5), as sentences. A spread
 * object could hold the status, so it is refused too.
 * @param files texts of the server's files by path
 */
export const statusWrites = (files: ReadonlyMap<string, string>): string[] => {
	const lives = livesIn([...files.values()])
	return [...files].flatMap(([file, text]) =>
		lives.flatMap(({ table, column }) =>
			writesOf(text, table)
				.filter((written) =>
					new RegExp(`\\b${column}\\b\\s*[:,=}]|\\b${column}$|\\.\\.\\.`).test(written),
				)
				.map(() => `${file} writes ${column} of ${table} past moveTo`),
		),
	)
}

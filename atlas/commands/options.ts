import { Complaint } from '#atlas/load/complaint.ts'

/** A whole number of an option, or undefined when it was not given. */
export const numberOf = (name: string, value: string | undefined): number | undefined => {
	if (value === undefined) return undefined
	const number = Number(value)
	if (!Number.isInteger(number) || number < 0)
		throw new Complaint(`--${name} takes a whole number, not '${value}'`)
	return number
}

/** One of several words; by default the first. */
export const oneOf = <Word extends string>(
	name: string,
	words: readonly Word[],
	value: string | undefined,
): Word => {
	if (value === undefined) return words[0]!
	if (!(words as readonly string[]).includes(value))
		throw new Complaint(`--${name} is one of ${[...new Set(words)].join(', ')}, not '${value}'`)
	return value as Word
}

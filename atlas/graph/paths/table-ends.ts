import { digestOf } from './table-digest.ts'

/** Characters from which on the end of a row is written once in a table. */
const LONG_END = 20

/** A line up to its step, and the rest of it. */
const LINE = /^(.*? \| .*? \| )(.*)$/

/** The marks of ends, with the fewest digits by which they differ. */
const marksOf = (ends: readonly string[]): ReadonlyMap<string, string> => {
	const marksAt = (digits: number): Map<string, string> => {
		const marks = new Map(ends.map((end) => [end, `¶${digestOf([end], digits)}`]))
		return new Set(marks.values()).size < marks.size ? marksAt(digits + 1) : marks
	}
	return marksAt(3)
}

/**
 * Lines in which what follows a step is written once: `〃 | note.changed | ¶3fa = editing … {…}`,
 * and in later lines with any step `〃 | note.changed | ¶3fa`.
 */
export const withEnds = (lines: readonly string[]): string[] => {
	const endOf = (line: string): string => LINE.exec(line)?.[2] ?? ''
	const times = Map.groupBy(lines, endOf)
	const several = [...times].flatMap(([end, { length }]) =>
		end.length >= LONG_END && length > 1 ? [end] : [],
	)
	const marks = marksOf(several)
	const written = new Set<string>()
	return lines.map((line) => {
		const end = endOf(line)
		const mark = marks.get(end)
		if (mark === undefined) return line
		const isKnown = written.has(end)
		written.add(end)
		return line.slice(0, -end.length) + (isKnown ? mark : `${mark} = ${end}`)
	})
}

/** Makes a function that writes what follows a step where a line has a mark only. */
export const readLineEnds = () => {
	const known = new Map<string, string>()
	return (line: string): string => {
		const [, begins = '', mark, end] = /^(.*? \| .*? \| )(¶[0-9a-f]+)(?: = (.*))?$/.exec(line) ?? []
		if (!mark) return line
		if (end !== undefined) known.set(mark, end)
		return begins + known.get(mark)
	}
}

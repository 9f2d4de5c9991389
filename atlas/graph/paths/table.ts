import { type Edge, type Graph, type StepKind, stateOf } from '../graph.ts'
import { SEPARATOR } from '../label.ts'
import { EFFECTS, effectName, readMarks, withMarks } from './table-data.ts'
import { digestOf } from './table-digest.ts'
import { readLineEnds, withEnds } from './table-ends.ts'
import { besides, factsOf, whole } from './table-facts.ts'

const words: Record<StepKind, string> = {
	start: 'start ',
	delay: 'after ',
	outcome: 'answer ',
	event: '',
}

/**
 * A step as a table names it: `promo.changed typed`, `answer checkPromo valid`, `after debounce`.
 */
export const stepName = ({ kind, label }: Edge): string => words[kind] + label

/**
 * A step as a row of a table: from, step, to, effects, requirements. A step that changes nothing
 * leads to `=`.
 */
export const rowOf = (edge: Edge): string =>
	[
		edge.from,
		stepName(edge),
		edge.to === edge.from ? '=' : edge.to,
		edge.effects.join(' ; '),
		edge.requirements.join(' '),
	].join(SEPARATOR)

/** Steps from which on a table has each transition once. */
export const MANY_STEPS = 40

/** Most lines of a table that a person reviews. */
export const MOST_LINES = 150

/**
 * Key of steps that take the same transition, have the same effects and prove the same: they differ
 * in context and in the data of effects only.
 */
const kindOf = (edge: Edge): string =>
	JSON.stringify([
		stateOf(edge.from),
		stepName(edge),
		stateOf(edge.to),
		edge.transitions,
		edge.effects.map(effectName),
		edge.requirements,
	])

const shortened = (edges: readonly Edge[]): string[] =>
	[...Map.groupBy(edges, kindOf).values()].map(([first, ...rest]) =>
		rest.length === 0
			? rowOf(first!)
			: [rowOf(first!), `+${rest.length} ${digestOf(rest.map(rowOf), 8)}`].join(SEPARATOR),
	)

/** In place of a situation that the row above begins with too. */
const SAME = '〃'

const situationOf = (row: string): string => row.slice(0, row.indexOf(SEPARATOR))

/** Column of a row that has the situation that the step leads to. */
const TO = 2

const toOf = (row: string): string => row.split(SEPARATOR)[TO] ?? ''

const changeTo = (row: string, change: (to: string) => string): string => {
	const columns = row.split(SEPARATOR)
	return TO in columns ? columns.with(TO, change(columns[TO]!)).join(SEPARATOR) : row
}

/** Column of a row that has the requirements, and the sign for none. */
const REQUIREMENTS = 4
const NONE = '–'

const requirementsOf = (row: string): string => row.split(SEPARATOR)[REQUIREMENTS] ?? ''

/** Writes other requirements, and leaves out columns without words at the end. */
const endWith = (row: string, requirements: string): string => {
	const columns = row.split(SEPARATOR).with(REQUIREMENTS, requirements)
	return columns.slice(0, columns.findLastIndex((column) => column !== '') + 1).join(SEPARATOR)
}

/** Makes a function that writes the requirements where a row has those of the row above. */
const readEnds = () => {
	let above = ''
	return (row: string): string => {
		const columns = row.split(SEPARATOR)
		const [effects = '', requirements = '', ...more] = columns.slice(EFFECTS)
		above = requirements === NONE ? '' : requirements || above
		return [...columns.slice(0, EFFECTS), effects, above, ...more].join(SEPARATOR)
	}
}

/**
 * Rows in which a situation is written once for successive rows that begin with it. Of where a step
 * begins only the facts are written that are other than at the first start, of where it leads only
 * those that the step changes. Requirements are written where they are other than above, and what
 * follows a step once for all lines that have the same.
 */
const brief = (rows: readonly string[]): string[] => {
	const first = toOf(rows[0] ?? '')
	const lines = withMarks(rows).map((row, index) => {
		const situation = situationOf(row)
		const isFirst = index === 0
		const isSame = !isFirst && situation === situationOf(rows[index - 1]!)
		const begins = isSame ? SAME : isFirst ? situation : besides(situation, first)
		const ends = requirementsOf(row)
		const isAbove = ends === (isFirst ? '' : requirementsOf(rows[index - 1]!))
		const changed = changeTo(row, (to) => besides(to, situation))
		return begins + endWith(changed, isAbove ? '' : ends || NONE).slice(situation.length)
	})
	return withEnds(lines)
}

/** Lines of a table, each with both situations and the data of its effects in full. */
export const inFull = (table: string): string[] => {
	let situation = ''
	let first = ''
	const read = readMarks()
	const readEnd = readEnds()
	const readLineEnd = readLineEnds()
	return table.split('\n').map((written, index) => {
		const line = readLineEnd(written)
		if (index === 0 || line === '' || (index === 1 && /^rows \| \d/.test(line))) return line
		const begins = situationOf(line)
		if (begins !== SAME) situation = whole(begins, first)
		const row = changeTo(read(readEnd(situation + line.slice(begins.length))), (to) =>
			whole(to, situation),
		)
		first ||= factsOf(toOf(row)) ? toOf(row) : ''
		return row
	})
}

/**
 * Writes a graph as a table that a person reviews, in the order of exploration: the events, then a
 * row a step. A situation is written once for the rows below it that begin with it, with the facts
 * that are other than at the first start; of the one that a step leads to only what it changes; and
 * long data once for all effects that are given the same, and what follows a step once for all
 * rows with the same. Requirements of the row above are left out, and so are columns without words
 * at the end.
 * From `MANY_STEPS` on the second line has the number of steps and a digest of all rows; of steps
 * that differ in context only the first has a row with the number of the others and a digest of
 * theirs at its end.
 */
export const writeTable = ({ edges, events }: Graph): string => {
	const head = `events${SEPARATOR}${events.join(', ')}`
	if (edges.length < MANY_STEPS) return [head, ...brief(edges.map(rowOf)), ''].join('\n')
	const all = ['rows', edges.length, digestOf(edges.map(rowOf), 16)].join(SEPARATOR)
	return [head, all, ...brief(shortened(edges)), ''].join('\n')
}

import { SEPARATOR } from '../label.ts'
import { digestOf } from './table-digest.ts'

/** Characters from which on what an effect is given is written once in a table. */
const LONG = 40

/** Column of a row that has the effects, and what separates them there. */
export const EFFECTS = 3
const NEXT = ' ; '

/** An effect with the data that it is given: `do storeDraft {"title":"Phonics"}`. */
const EFFECT = /^(\S+ \S+) (.+)$/

const changeEffects = (row: string, change: (effect: string) => string): string => {
	const columns = row.split(SEPARATOR)
	const effects = columns[EFFECTS]
	if (!effects) return row
	return columns.with(EFFECTS, effects.split(NEXT).map(change).join(NEXT)).join(SEPARATOR)
}

/**
 * Rows in which data that several effects are given is written once: `do storeDraft §3fa2c1 = {…}`,
 * and in later rows `do storeDraft §3fa2c1`.
 */
export const withMarks = (rows: readonly string[]): string[] => {
	const times = new Map<string, number>()
	const dataOf = (effect: string) => EFFECT.exec(effect)?.[2] ?? ''
	for (const row of rows)
		changeEffects(row, (effect) => {
			times.set(dataOf(effect), (times.get(dataOf(effect)) ?? 0) + 1)
			return effect
		})
	const written = new Set<string>()
	const marked = (effect: string): string => {
		const data = dataOf(effect)
		if (data.length < LONG || times.get(data) === 1) return effect
		const mark = `§${digestOf([data], 6)}`
		const isKnown = written.has(data)
		written.add(data)
		return effect.slice(0, -data.length) + (isKnown ? mark : `${mark} = ${data}`)
	}
	return rows.map((row) => changeEffects(row, marked))
}

/** Makes a function that writes the data of effects where a row has a mark only. */
export const readMarks = () => {
	const known = new Map<string, string>()
	const inWords = (effect: string): string => {
		const [, name, mark, data] = /^(\S+ \S+) (§[0-9a-f]{6})(?: = (.+))?$/.exec(effect) ?? []
		if (!mark) return effect
		if (data) known.set(mark, data)
		return `${name} ${known.get(mark)}`
	}
	return (row: string) => changeEffects(row, inWords)
}

/** An effect without the data that it is given: `do storeDraft`. */
export const effectName = (effect: string): string => effect.split(' ', 2).join(' ')

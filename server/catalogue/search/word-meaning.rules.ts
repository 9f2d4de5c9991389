import { classesAt } from './class-words.rules.ts'
import { speltText } from './search-text.rules.ts'
import type { Understood } from './understood.rules.ts'
import { languageWords, type WordMeaning, wordMeanings } from './word-meanings.ts'

type Meant = Pick<Understood, 'kind' | 'names'>
/** A meaning and how many words it takes. */
export type Match = Meant & {
	length: number
	/** Its words that may appear in a title; by default all of them. */
	words?: string[]
}

const phrasesOf = (list: string) => list.split(',').map((text) => speltText(text))

const entriesOf = ({ words, kind, names = [] }: WordMeaning) =>
	phrasesOf(words).map((phrase): [string, Meant] => [phrase, { kind, names }])

const meanings = new Map(wordMeanings.flatMap(entriesOf))
const languages = new Map(
	Object.entries(languageWords).flatMap(([name, list]) =>
		phrasesOf(list).map((word) => [word, name] as const),
	),
)
const mediums = new Set(['medium', 'madhyam', 'माध्यम'])
const inside = new Set(['me', 'mein', 'mai', 'में', 'मे'])
/** Most words of a phrase of the meanings. */
const LONGEST = 4

const languageAt = (words: string[], at: number): Match | null => {
	const spoken = (place: number) => languages.get(words[place] ?? '')
	const said = (name: string, length: number, word: string): Match => ({
		kind: 'languages',
		names: [name],
		length,
		words: [word],
	})
	const after = words[at] === 'in' ? spoken(at + 1) : undefined
	if (after) return said(after, mediums.has(words[at + 2] ?? '') ? 3 : 2, words[at + 1]!)
	const name = spoken(at)
	if (!name) return null
	const next = words[at + 1] ?? ''
	return mediums.has(next) || inside.has(next) ? said(name, 2, words[at]!) : null
}

const meaningAt = (words: string[], at: number): Match | null => {
	for (let length = LONGEST; length > 0; length -= 1) {
		const meant = meanings.get(words.slice(at, at + length).join(' '))
		if (meant && at + length <= words.length) return { ...meant, length }
	}
	return null
}

/** Returns the meaning of the words from an index on; null if they have no special meaning. */
export const matchAt = (words: string[], at: number): Match | null => {
	const classes = classesAt(words, at)
	if (classes) return { kind: 'levels', ...classes }
	return languageAt(words, at) ?? meaningAt(words, at)
}

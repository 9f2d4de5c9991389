import type { SynonymEntry } from './search-synonyms.rules.ts'
import { foldText } from './search-text.rules.ts'

/** The stem of every word by the word, folded: what all its forms share. */
export type Stems = ReadonlyMap<string, string>

/** A word or phrase as the stems of its words, small words left out. */
export type Phrase = string[]

/** Meaning of a word or phrase in the synonyms. */
export type Meaning = {
	phrase: Phrase
	/** The word as it is typed, where it is a single one. */
	word: string | null
	isAcronym: boolean
	/** Others that rank with it. */
	same: Phrase[]
	/** Others that rank after it. */
	also: Phrase[]
}

/** Meanings by the stems of their phrase, separated by spaces. */
export type Meanings = ReadonlyMap<string, Meaning>

/** Most phrases that one meaning adds to a search. */
export const MOST_PHRASES = 24

const texts = (list = '') =>
	list
		.split(',')
		.map((text) => text.trim())
		.filter(Boolean)

/** The words of a comma list, folded, small words too. */
export const foldedWords = (list = ''): string[] =>
	texts(list).flatMap((text) => foldText(text).split(' '))

/** Written in capitals: `NEP`, `B.Ed`, `NEP 2020`; not `English`. */
const isAcronym = (text: string) => /[A-Z].*[A-Z]/.test(text) && !/[a-z]{2}/.test(text)

/** Every word of the synonyms, once each. */
export const wordsOfSynonyms = (entries: readonly SynonymEntry[]): string[] => [
	...new Set(
		entries.flatMap(({ same, typed, finds, also }) =>
			[same, typed, finds, also].flatMap(foldedWords),
		),
	),
]

/**
 * The synonyms as they are looked up.
 * @param stems holds every word of `wordsOfSynonyms`
 */
export const meaningsOf = (
	entries: readonly SynonymEntry[],
	small: ReadonlySet<string>,
	stems: Stems,
): Meanings => {
	const phraseOf = (text: string): Phrase =>
		foldText(text)
			.split(' ')
			.filter((word) => !small.has(word))
			.map((word) => stems.get(word) ?? word)
	return new Map(
		entries.flatMap(({ same, typed, finds, also }) => {
			const found = [...texts(same), ...texts(finds)]
			return [...texts(same), ...texts(typed)].map((text) => {
				const phrase = phraseOf(text)
				const others = found.filter((other) => other !== text).map(phraseOf)
				const meaning: Meaning = {
					phrase,
					word: phrase.length === 1 ? foldText(text) : null,
					isAcronym: isAcronym(text),
					same: others.slice(0, MOST_PHRASES),
					also: texts(also).map(phraseOf).slice(0, MOST_PHRASES),
				}
				return [phrase.join(' '), meaning] as const
			})
		}),
	)
}

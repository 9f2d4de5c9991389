import type { Meaning, Meanings, Phrase, Stems } from './synonym.rules.ts'

/**
 * One thing that a search asks for: a word, or a phrase of the synonyms, with what means the same.
 */
export type Concept = {
	/** The words as they were typed, folded. */
	typed: string[]
	/** Only whole words stand for it. */
	isAcronym: boolean
	same: Phrase[]
	also: Phrase[]
}

/**
 * Fewest letters of a word that may stand for a longer word of the synonyms, while it is being
 * typed.
 */
const BEGINNING = 3

const without = (words: string[], small: ReadonlySet<string>) => {
	const left = words.filter((word) => !small.has(word))
	return left.length > 0 ? left : words
}

const conceptOf = (typed: string[], meaning: Meaning | undefined): Concept => ({
	typed,
	isAcronym: meaning?.isAcronym ?? false,
	same: meaning?.same ?? [],
	also: meaning?.also ?? [],
})

/**
 * The words of a search as concepts: the longest phrases that the synonyms know, small words left
 * out where others are left.
 */
export const conceptsOf = (
	searched: string[],
	stems: Stems,
	meanings: Meanings,
	small: ReadonlySet<string>,
): Concept[] => {
	const words = without(searched, small)
	const concepts: Concept[] = []
	for (let at = 0; at < words.length; ) {
		let length = words.length - at
		const known = () =>
			meanings.get(
				words
					.slice(at, at + length)
					.map((word) => stems.get(word) ?? word)
					.join(' '),
			)
		while (length > 1 && !known()) length -= 1
		concepts.push(conceptOf(words.slice(at, at + length), known()))
		at += length
	}
	return concepts
}

/**
 * The concept of a word that the catalogue does not hold, by the first word of the synonyms that
 * begins with it; itself where none does.
 */
export const completed = (concept: Concept, meanings: Meanings): Concept => {
	const [word, ...more] = concept.typed
	if (!word || more.length > 0 || word.length < BEGINNING) return concept
	const isBegun = (meaning: Meaning) => !meaning.isAcronym && meaning.word?.startsWith(word)
	const found = [...meanings.values()].find(isBegun)
	return found ? { ...concept, also: [found.phrase, ...found.same] } : concept
}

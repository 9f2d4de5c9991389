import type { Concept } from './concept.rules.ts'
import type { Phrase } from './synonym.rules.ts'
import type { Understood } from './understood.rules.ts'

/** A word of the catalogue that a searched word stands for. */
export type Candidate = {
	/** The searched word; of a synonym, its stem. */
	asked: string
	word: string
	/** How many resources hold it. */
	resources: number
	/** Number of titles that contain it. */
	titles: number
	/** A form of the searched word, one that begins with it, one that holds it, one spelt like it. */
	as: 'whole' | 'beginning' | 'part' | 'near'
	/** How like it is spelt, by trigrams, from 0 to 1; of near ones. */
	likeness?: number
}

/** A parsed search and its words as concepts. */
export type UnderstoodConcepts = Understood & { concepts: Concept[] }

/**
 * A parsed search: its concepts, the catalogue's words for the typed ones and, by stem, for
 * synonyms.
 */
export type Reading = {
	concepts: Concept[]
	typed: Candidate[]
	synonyms: Candidate[]
	/**
	 * Words that mean a filter, or that no resource must hold, with the concepts of their letters.
	 */
	understood?: UnderstoodConcepts[]
	/** How many resources the catalogue holds. */
	size: number
}

/** Words for each word of a phrase; any of them. */
export type Alternative = Candidate[][]

/** Least likeness of a misspelt word: `fractoins` and `fractions` have 0.43. */
const LIKENESS = 0.4
/** Fewest letters of a word that is looked for inside other words although others begin with it. */
const INNER = 5

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
const anyOf = (words: Candidate[], prefix: string) =>
	[...new Set(words.map(({ word }) => quoted(prefix + word)))].join(' | ')

const textOf = (alternatives: Alternative[], prefix: string) =>
	`(${alternatives
		.map((words) =>
			words.length === 1
				? anyOf(words[0]!, prefix)
				: `(${words.map((one) => `(${anyOf(one, prefix)})`).join(' & ')})`,
		)
		.join(' | ')})`

/** Every concept, each by any of its alternatives, as a text of the type tsquery. */
export const every = (concepts: Alternative[][], prefix = '') =>
	concepts.map((alternatives) => textOf(alternatives, prefix)).join(' & ')

/** The share of the catalogue that holds any of the alternatives, as if words were independent. */
export const shareOf = (alternatives: Alternative[], of: 'resources' | 'titles', size: number) => {
	const share = (words: Candidate[]) =>
		Math.min(1, words.reduce((sum, word) => sum + word[of], 0) / Math.max(size, 1))
	const shares = alternatives.map((words) => words.reduce((all, one) => all * share(one), 1))
	return Math.min(
		1,
		shares.reduce((sum, one) => sum + one, 0),
	)
}

/** How many resources hold every concept. */
export const estimate = (concepts: Alternative[][], of: 'resources' | 'titles', size: number) =>
	concepts.reduce((rows, alternatives) => rows * shareOf(alternatives, of, size), size)

/**
 * Returns the alternatives of a concept by rank; `whole` and `title` use the first that is not
 * empty.
 */
export const ranksOf = (concept: Concept, { typed, synonyms }: Reading) => {
	const pick = (...as: Candidate['as'][]): Alternative[] => {
		const words = concept.typed.map((word) =>
			typed.filter((one) => one.asked === word && as.includes(one.as)),
		)
		return words.every((one) => one.length > 0) ? [words] : []
	}
	const known = (phrases: Phrase[]): Alternative[] =>
		phrases
			.map((stems) => stems.map((stem) => synonyms.filter(({ asked }) => asked === stem)))
			.filter((words) => words.every((one) => one.length > 0))
	/** Of a phrase some words may be whole. */
	const pickParts = (...as: Candidate['as'][]) =>
		concept.typed.length > 1 ? pick('whole', ...as) : pick(...as)
	const exact = [...pick('whole'), ...known(concept.same)]
	if (concept.isAcronym) return [exact, known(concept.also)]
	const beginnings = pickParts('beginning')
	const found = [exact, beginnings, known(concept.also)]
	const isInner =
		found.every((rank) => rank.length === 0) ||
		concept.typed.every((word) => [...word].length >= INNER)
	return [...found, isInner ? pickParts('part') : []]
}

/** Words spelt nearly like a concept that the catalogue does not hold. */
export const nearOf = (concept: Concept, { typed }: Reading): Alternative[] => {
	if (concept.isAcronym) return []
	const words = concept.typed.map((word) =>
		typed.filter(
			(one) => one.asked === word && (one.as !== 'near' || (one.likeness ?? 0) >= LIKENESS),
		),
	)
	return words.every((one) => one.length > 0) ? [words] : []
}

/** Returns true if the catalogue holds a concept, by its words, by parts or by synonyms. */
export const isKnown = (concept: Concept, reading: Reading): boolean =>
	ranksOf(concept, reading).some((rank) => rank.length > 0)

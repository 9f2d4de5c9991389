import { estimate, every, isKnown, nearOf, type Reading, ranksOf } from './alternative.rules.ts'
import type { Said } from './list-filter.rules.ts'

/** Conditions of a search as tsquery texts, and the estimated number of results. */
export type SearchPlan = {
	/** Every concept occurs, at least as a part, nearly, or by what is akin to it. */
	any: string
	/**
	 * Every concept occurs in a form or by a word that means the same, where the catalogue knows it
	 * so.
	 */
	whole: string
	/** The same, in the title. */
	title: string
	/** Estimates by the frequencies of the words, as if they were independent. */
	expected: { any: number; title: number }
	/** Some concept is only found by words spelt like it. */
	isNear: boolean
	/** The conditions that words mean. */
	said?: Said
	/**
	 * Words that were understood, in the title: all of them, and any of them; empty where the
	 * catalogue holds none.
	 */
	plus?: { all: string; some: string }
}

/** The words of a search for everything: it asks for none. */
export const EVERYTHING = ''

/**
 * Returns the plan for the concepts of a search.
 * @returns null if a concept has no alternative, or there is no concept
 */
export const planConcepts = (reading: Reading): SearchPlan | null => {
	const { concepts, size } = reading
	const read = concepts.map((concept) => {
		const ranks = ranksOf(concept, reading).filter((rank) => rank.length > 0)
		return ranks.length > 0 ? ranks : [nearOf(concept, reading)]
	})
	if (read.length === 0 || read.some(([rank]) => rank!.length === 0)) return null
	const all = read.map((ranks) => ranks.flat())
	const best = read.map((ranks) => ranks[0]!)
	return {
		any: every(all),
		whole: every(best),
		title: every(best, 't:'),
		expected: { any: estimate(all, 'resources', size), title: estimate(best, 'titles', size) },
		isNear: concepts.some((concept) => !isKnown(concept, reading)),
	}
}

/** A search of nothing but words that were understood. */
export const everything = (size: number): SearchPlan => ({
	any: EVERYTHING,
	whole: '',
	title: '',
	expected: { any: size, title: 0 },
	isNear: false,
})

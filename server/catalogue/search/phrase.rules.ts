import type { Token } from './search-text.rules.ts'
import type { Meanings, Stems } from './synonym.rules.ts'

/**
 * How many words from a place on are one phrase of the synonyms; 1 where none is. Small words
 * inside a phrase belong to it.
 * @param stems holds every word of the search that is not small
 */
export const phraseLengthIn =
	(tokens: Token[], stems: Stems, meanings: Meanings, small: ReadonlySet<string>) =>
	(at: number): number => {
		if (small.has(tokens[at]!.word)) return 1
		for (let to = tokens.length; to > at + 1; to -= 1) {
			const words = tokens.slice(at, to).flatMap(({ word }) => (small.has(word) ? [] : [word]))
			const key = words.map((word) => stems.get(word) ?? word).join(' ')
			if (words.length > 1 && !small.has(tokens[to - 1]!.word) && meanings.has(key)) return to - at
		}
		return 1
	}

import type { Shelf } from './list-filter.rules.ts'
import { speltText, type Token } from './search-text.rules.ts'
import type { Understood } from './understood.rules.ts'
import { matchAt } from './word-meaning.rules.ts'

/** Returns true if a hyphen joins a span to a neighbouring word, as in `stress-free`. */
const isPartOfWord = (tokens: Token[], at: number, length: number) =>
	tokens[at]!.isJoined || (tokens[at + length]?.isJoined ?? false)

/**
 * Splits a search into what is understood and the words that are left.
 * @param phraseLength length of the synonym phrase at a position; a longer phrase is kept whole:
 * `teacher training`
 */
const readUnderstood = (
	text: string,
	tokens: Token[],
	phraseLength: (at: number) => number,
): { understood: Understood[]; rest: Token[] } => {
	const words = tokens.map(({ word }) => speltText(word))
	const understood: Understood[] = []
	const rest: Token[] = []
	for (let at = 0; at < tokens.length; ) {
		const match = matchAt(words, at)
		const phrase = phraseLength(at)
		const isMeant = match && match.length >= phrase && !isPartOfWord(tokens, at, match.length)
		const length = isMeant ? match.length : Math.max(phrase, 1)
		const span = tokens.slice(at, at + length)
		if (isMeant) {
			const plain = span.some(({ isQuoted }) => isQuoted)
			understood.push({
				kind: plain ? 'optional' : match.kind,
				names: plain ? [] : match.names,
				words: match.words ?? span.map(({ word }) => word),
				text: text.slice(span[0]!.from, span.at(-1)!.to),
			})
		} else rest.push(...span)
		at += length
	}
	return { understood, rest }
}

type Searched = {
	text: string
	tokens: Token[]
	/** The words that count. */
	words: string[]
	shelf: Shelf
	phraseLength: (at: number) => number
}

/** Bundles have no other type and give no certificate. */
const forShelf = (one: Understood, shelf: Shelf): Understood =>
	shelf === 'bundles' && (one.kind === 'types' || one.kind === 'certificate')
		? { ...one, kind: 'optional', names: [] }
		: one

/**
 * Returns the understood words of a search and the words a resource must hold. If all words are
 * optional, they are required.
 */
export const understand = ({ text, tokens, words, shelf, phraseLength }: Searched) => {
	const read = readUnderstood(text, tokens, phraseLength)
	const understood = read.understood.map((one) => forShelf(one, shelf))
	const left = new Set(read.rest.map(({ word }) => word))
	const rest = words.filter((word) => left.has(word))
	const isOptional = understood.every(({ kind }) => kind === 'optional')
	return rest.length === 0 && isOptional ? { understood: [], rest: words } : { understood, rest }
}

/**
 * Normalises text for comparison: lower case, Latin letters without accents, one space between
 * words. Devanagari signs are kept.
 */
export const foldText = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()

/**
 * One spelling of what Hindi writes in two ways: हिन्दी and हिंदी, with or without the dot below.
 */
export const speltText = (text: string): string =>
	foldText(text)
		.replaceAll('\u093c', '')
		.replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')

/** Most words of a search that are read. */
const MOST_WORDS = 20

/** A word of a search: folded, with its place in the text as it was typed. */
export type Token = {
	word: string
	from: number
	to: number
	/** Inside quotation marks: it means its letters and nothing else. */
	isQuoted: boolean
	/** A hyphen joins it to the word before, as in `stress-free`. */
	isJoined: boolean
}

/** The words of a search, at most twenty; empty when nothing can be looked for. */
export const tokensOf = (search: string): Token[] => {
	const quotes = [...search.matchAll(/["“”][^"“”]*["“”]/g)].map((found) => ({
		from: found.index,
		to: found.index + found[0].length,
	}))
	return [...search.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].slice(0, MOST_WORDS).flatMap((found) => {
		const [from, to] = [found.index, found.index + found[0].length]
		const word = foldText(found[0])
		const isQuoted = quotes.some((quote) => quote.from < from && to < quote.to)
		return word ? [{ word, from, to, isQuoted, isJoined: search[from - 1] === '-' }] : []
	})
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** Weights of the documents' font. */
export type FontWeight = 400 | 700

const files: Record<FontWeight, string> = {
	400: '400Regular/NotoSansDevanagari_400Regular.ttf',
	700: '700Bold/NotoSansDevanagari_700Bold.ttf',
}

const fonts = new Map<FontWeight, ReturnType<typeof create>>()

/**
 * The parsed font of a weight, Latin and Devanagari in one file, parsed once a thread. The file is
 * TrueType: of a WOFF file the library unpacks tables again for every document.
 */
export const readFont = (weight: FontWeight): ReturnType<typeof create> => {
	const known = fonts.get(weight)
	if (known) return known
	const path = require.resolve(`@expo-google-fonts/noto-sans-devanagari/${files[weight]}`)
	const font = create(readFileSync(path))
	fonts.set(weight, font)
	return font
}

const devanagari = /\p{Script=Devanagari}|\u0964|\u0965|\u200c|\u200d|\u25cc/u

/**
 * Splits a word where its script changes: the library shapes a text by the rules of one script.
 * @returns the parts in their order; together they are the word
 */
export const scriptRuns = (word: string): string[] => {
	const runs: string[] = []
	let wasDevanagari: boolean | undefined
	for (const character of word) {
		const isDevanagari = devanagari.test(character)
		if (isDevanagari === wasDevanagari) runs[runs.length - 1] += character
		else runs.push(character)
		wasDevanagari = isDevanagari
	}
	return runs
}

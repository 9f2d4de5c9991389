import { isKnown, type Reading } from '#server/catalogue/search/alternative.rules.ts'
import { type Concept, completed, conceptsOf } from '#server/catalogue/search/concept.rules.ts'
import type { Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import { nameSynonyms } from '#server/catalogue/search/names-said.rules.ts'
import { phraseLengthIn } from '#server/catalogue/search/phrase.rules.ts'
import { smallWords, synonyms } from '#server/catalogue/search/search-synonyms.rules.ts'
import { tokensOf } from '#server/catalogue/search/search-text.rules.ts'
import { foldedWords, meaningsOf, wordsOfSynonyms } from '#server/catalogue/search/synonym.rules.ts'
import { understand } from '#server/catalogue/search/understand.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countList } from './list.store.ts'
import { findByStems, findCandidates, findNear, findStems } from './search-word.store.ts'

const known = [...nameSynonyms, ...synonyms]
const small = new Set(foldedWords(smallWords))
/** Most words that are looked up. */
const MOST_WORDS = 12

const readMeanings = async ({ searchDb, memory }: Deps) =>
	memory.remember('synonyms', async () =>
		meaningsOf(known, small, await findStems(searchDb, wordsOfSynonyms(known))),
	)

/**
 * Returns the parsed search: typed words, recognised filters, synonyms and, for words that the
 * catalogue lacks, words with a similar spelling. Takes at most three statements, and two that are
 * cached.
 * @returns null if there is nothing to search for
 */
export const readSearch = async (
	deps: Deps,
	text: string,
	shelf: Shelf,
): Promise<Reading | null> => {
	const { searchDb: db, memory } = deps
	const tokens = tokensOf(text)
	const all = [...new Set(tokens.map(({ word }) => word))]
	const large = all.filter((word) => !small.has(word))
	const words = (large.length > 0 ? large : all).slice(0, MOST_WORDS)
	if (words.length === 0) return null
	const [{ stems, candidates }, meanings, size] = await Promise.all([
		findCandidates(db, words),
		readMeanings(deps),
		memory.remember('size', () => countList(db, {}, 'resources')),
	])
	const isHeld = (concept: Concept) =>
		concept.same.length > 0 ||
		concept.typed.every((word) => candidates.some((one) => one.asked === word))
	const toConcepts = (typed: string[]) =>
		conceptsOf(typed, stems, meanings, small).map((concept) =>
			isHeld(concept) ? concept : completed(concept, meanings),
		)
	const phraseLength = phraseLengthIn(tokens, stems, meanings, small)
	const { rest, understood } = understand({ text, tokens, words, shelf, phraseLength })
	const concepts = rest.length > 0 ? toConcepts(rest) : []
	const meant = understood.map((one) => ({ ...one, concepts: toConcepts(one.words) }))
	const others = [...concepts, ...meant.flatMap((one) => one.concepts)].flatMap(({ same, also }) =>
		[...same, ...also].flat(),
	)
	const reading: Reading = {
		concepts,
		typed: candidates,
		synonyms: await findByStems(db, [...new Set(others)]),
		size,
		understood: meant,
	}
	const missing = concepts
		.filter((concept) => !concept.isAcronym && !isKnown(concept, reading))
		.flatMap(({ typed }) => typed)
		.filter((word) => !candidates.some((one) => one.asked === word))
	return { ...reading, typed: [...candidates, ...(await findNear(db, missing))] }
}

import { type Concept, completed, conceptsOf } from '#server/catalogue/concept.rules.ts'
import { countList } from '#server/catalogue/list.store.ts'
import { nameSynonyms } from '#server/catalogue/names-said.rules.ts'
import { isKnown, type Reading } from '#server/catalogue/search.rules.ts'
import { smallWords, synonyms } from '#server/catalogue/search-synonyms.ts'
import { searchWords } from '#server/catalogue/search-text.rules.ts'
import {
  findByStems,
  findCandidates,
  findNear,
  findStems,
} from '#server/catalogue/search-word.store.ts'
import { foldedWords, meaningsOf, wordsOfSynonyms } from '#server/catalogue/synonym.rules.ts'
import type { Deps } from '#server/platform/deps.ts'

const known = [...nameSynonyms, ...synonyms]
const small = new Set(foldedWords(smallWords))

const readMeanings = async ({ searchDb, memory }: Deps) =>
  memory.remember('synonyms', async () =>
    meaningsOf(known, small, await findStems(searchDb, wordsOfSynonyms(known))),
  )

/**
 * What is known of a search: what was typed, what means the same, and, for what the catalogue does not hold, words spelt nearly like it. At most
 * three statements, and two that are remembered.
 * @returns null when there is nothing to look for
 */
export const readSearch = async (deps: Deps, text: string): Promise<Reading | null> => {
  const { searchDb: db, memory } = deps
  const words = [...new Set(searchWords(text))]
  if (words.length === 0) return null
  const [{ stems, candidates }, meanings, size] = await Promise.all([
    findCandidates(db, words),
    readMeanings(deps),
    memory.remember('size', () => countList(db, {}, 'resources')),
  ])
  const isHeld = (concept: Concept) =>
    concept.same.length > 0 ||
    concept.typed.every((word) => candidates.some((one) => one.asked === word))
  const concepts = conceptsOf(words, stems, meanings, small).map((concept) =>
    isHeld(concept) ? concept : completed(concept, meanings),
  )
  const others = concepts.flatMap(({ same, also }) => [...same, ...also]).flat()
  const reading: Reading = {
    concepts,
    typed: candidates,
    synonyms: await findByStems(db, [...new Set(others)]),
    size,
  }
  const missing = concepts
    .filter((concept) => !concept.isAcronym && !isKnown(concept, reading))
    .flatMap(({ typed }) => typed)
    .filter((word) => !candidates.some((one) => one.asked === word))
  return { ...reading, typed: [...candidates, ...(await findNear(db, missing))] }
}

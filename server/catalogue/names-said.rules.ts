import { namesInHindi } from '#machines/kit/names.rules.ts'
import { subjectNames } from '#machines/kit/subject-names.rules.ts'
import type { SynonymEntry } from '#server/catalogue/search-synonyms.ts'
import { foldText } from '#server/catalogue/search-text.rules.ts'

/** One spelling of what Hindi writes in two ways: हिन्दी and हिंदी, with or without the dot below. */
const spelt = (text: string): string =>
  foldText(text)
    .replaceAll('\u093c', '')
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')

/** The names of the database whose Hindi holds a searched text of two signs at least: `Mathematics` for गणित. */
export const namesSaid = (search = ''): string[] => {
  const part = spelt(search)
  return part.length < 2 ? [] : namesInHindi((hindi) => spelt(hindi).includes(part))
}

/** What a page in Hindi calls a subject or a competency finds it; an entry of `synonyms` for the same words is to come after these. */
export const nameSynonyms: readonly SynonymEntry[] = Object.entries(subjectNames).map(
  ([name, hindi]) => ({ same: hindi, finds: name }),
)

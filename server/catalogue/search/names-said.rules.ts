import { namesInHindi } from '#domain/catalogue/names.rules.ts'
import { subjectNames } from '#domain/catalogue/subject-names.rules.ts'
import type { SynonymEntry } from './search-synonyms.rules.ts'
import { speltText } from './search-text.rules.ts'

/**
 * The names of the database whose Hindi holds a searched text of two signs at least: `Mathematics`
 * for गणित.
 */
export const namesSaid = (search = ''): string[] => {
	const part = speltText(search)
	return part.length < 2 ? [] : namesInHindi((hindi) => speltText(hindi).includes(part))
}

/**
 * Finds subjects and competencies by their Hindi names; entries of `synonyms` for the same words
 * must follow these.
 */
export const nameSynonyms: readonly SynonymEntry[] = Object.entries(subjectNames).map(
	([name, hindi]) => ({ same: hindi, finds: name }),
)

import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { UnderstoodWords } from '#openapi/v1.gen.ts'
import type { CatalogueSearch } from './catalogue.search.ts'
import type { Chip } from './chips-of.ts'

/** Words of a search that narrow the list by their meaning. */
export type Understood = UnderstoodWords

/** Most letters of a search. */
const LONGEST = 120

const namesOf = ({ kind, names }: Understood): string => {
	if (kind === 'certificate') return m.catalogue_with_certificate()
	const label = {
		price: (name: string) => (name === 'free' ? m.filter_free() : m.filter_paid()),
		types: (name: string) => courseTypeLabel(name),
		levels: nameOf,
		languages: nameOf,
	}[kind]
	return names.map((name) => label(name)).join(', ')
}

/** Small letters without nukta: मुफ्त and मुफ़्त are one. */
const folded = (text: string) => text.normalize('NFD').replaceAll('\u093c', '').toLowerCase()

/**
 * Appends the meaning to the words unless one contains the other: `class 6: Middle School`, but
 * `Free` and `With certificate`.
 */
const labelOf = (one: Understood): string => {
	const names = namesOf(one)
	const [meant, said] = [folded(names), folded(one.words)]
	const isSaid = meant.includes(said) || said.includes(meant)
	return isSaid ? names : m.catalogue_understood({ words: one.words, names })
}

const isIn = (search: string, { words }: Understood) =>
	search.includes(words) && !search.includes(`"${words}"`)

/**
 * A search in which the words mean their letters: they are in quotation marks, or left out where
 * that is too long.
 */
const plain = (search: string, { words }: Understood) => {
	const quoted = search.replace(words, () => `"${words}"`)
	return quoted.length > LONGEST ? search.replace(words, '').trim() : quoted
}

/** A chip for all words that were understood; without it they are plain words again (CAT-04). */
export const understoodChips = (
	understood: readonly Understood[],
	{ page, ...place }: CatalogueSearch,
): Chip[] =>
	understood
		.filter((one) => isIn(place.search ?? '', one))
		.map((one) => ({
			key: `understood ${one.words}`,
			label: labelOf(one),
			search: { ...place, search: plain(place.search ?? '', one) },
		}))

/** The words of a search with everything understood as plain words. */
export const plainWords = (understood: readonly Understood[], search = ''): string =>
	understood.reduce((text, one) => (isIn(text, one) ? plain(text, one) : text), search)

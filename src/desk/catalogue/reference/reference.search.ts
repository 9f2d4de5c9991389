import { oneOf, readSearchBy, words } from '#api/search-fields.ts'
import { editedLists } from '#domain/catalogue/reference-file.rules.ts'

/** A reference list that the shop writes. */
export type EditedList = (typeof editedLists)[number]

/** The place of the page of reference lists: what is in the URL, already validated. */
export type ReferenceSearch = {
	list?: EditedList
	search?: string
	state?: 'shown' | 'hidden'
	sort?: 'name'
}

/** Reads the place from a URL; what is wrong is left out. */
export const readReferenceSearch: (raw: Record<string, unknown>) => ReferenceSearch = readSearchBy({
	list: oneOf(editedLists),
	search: words(120),
	state: oneOf(['shown', 'hidden'] as const),
	sort: oneOf(['name'] as const),
})

import { readSearchBy, words } from '#api/search-fields.ts'

/** The words, kind and order of a list that fits one page: from the URL, already validated. */
export type ShortSearch = { search?: string; show?: string; sort?: string }

/** Reads it from a URL; what is wrong is left out. */
export const readShortSearch: (raw: Record<string, unknown>) => ShortSearch = readSearchBy({
	...{ search: words(120), show: words(20), sort: words(20) },
})

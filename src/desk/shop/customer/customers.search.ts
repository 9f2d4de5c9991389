import { readSearchBy, words } from '#api/search-fields.ts'

/** The place of the list of people: what is in the URL, already validated. */
export type CustomersSearch = { search?: string }

/** Reads the place from a URL; what is wrong is left out. */
export const readCustomersSearch: (raw: Record<string, unknown>) => CustomersSearch = readSearchBy({
	search: words(120),
})

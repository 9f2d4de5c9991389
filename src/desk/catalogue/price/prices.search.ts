import { page, readSearchBy, words } from '#api/search-fields.ts'

/** The place of the desk's list of prices: what is in the URL, already validated. */
export type PricesSearch = { search?: string; page?: number }

/** Reads the place from a URL; what is wrong is left out. */
export const readPricesSearch: (raw: Record<string, unknown>) => PricesSearch = readSearchBy({
	search: words(120),
	page,
})

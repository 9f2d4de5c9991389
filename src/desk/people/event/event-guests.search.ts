import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** The events that people register for. */
export const eventNames = ['gtm', 'tpo'] as const

/** The place of the desk's list of guests: what is in the URL, already validated. */
export type GuestsSearch = {
	search?: string
	event?: (typeof eventNames)[number]
	sort?: 'name'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readGuestsSearch: (raw: Record<string, unknown>) => GuestsSearch = readSearchBy({
	search: words(120),
	event: oneOf(eventNames),
	sort: oneOf(['name'] as const),
	page,
})

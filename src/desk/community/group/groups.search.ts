import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** The place of the desk's list of groups: what is in the URL, already validated. */
export type GroupsSearch = {
	search?: string
	entry?: 'open' | 'invited'
	sort?: 'newest'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readGroupsSearch: (raw: Record<string, unknown>) => GroupsSearch = readSearchBy({
	search: words(120),
	entry: oneOf(['open', 'invited'] as const),
	sort: oneOf(['newest'] as const),
	page,
})

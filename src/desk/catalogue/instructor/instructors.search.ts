import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** The place of the desk's list of instructors: what is in the URL, already validated. */
export type InstructorsSearch = {
	search?: string
	sort?: 'written'
	lacks?: 'text' | 'picture'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readInstructorsSearch: (raw: Record<string, unknown>) => InstructorsSearch =
	readSearchBy({
		search: words(120),
		sort: oneOf(['written'] as const),
		lacks: oneOf(['text', 'picture'] as const),
		page,
	})

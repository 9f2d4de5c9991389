import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** The place of the desk's list of quizzes: what is in the URL, already validated. */
export type QuizzesSearch = {
	search?: string
	visibility?: 'public' | 'hidden'
	sort?: 'title'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readQuizzesSearch: (raw: Record<string, unknown>) => QuizzesSearch = readSearchBy({
	search: words(120),
	visibility: oneOf(['public', 'hidden'] as const),
	sort: oneOf(['title'] as const),
	page,
})

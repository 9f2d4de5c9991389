import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** States of a post in the desk. */
export const jobStates = ['open', 'closed', 'withheld'] as const

/** The place of the desk's list of jobs: what is in the URL, already validated. */
export type JobsSearch = {
	search?: string
	state?: (typeof jobStates)[number]
	sort?: 'closing'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readJobsSearch: (raw: Record<string, unknown>) => JobsSearch = readSearchBy({
	search: words(120),
	state: oneOf(jobStates),
	sort: oneOf(['closing'] as const),
	page,
})

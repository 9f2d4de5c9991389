/** The orders of the list, the usual first. */
export const jobSorts = ['newest', 'closing', 'pay'] as const

export type JobSearch = {
	search?: string
	subjects?: string[]
	job_types?: string[]
	job_levels?: string[]
	states?: string[]
	school?: string
	sort?: (typeof jobSorts)[number]
	page?: number
}

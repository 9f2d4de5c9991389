/** The periods, the usual first. */
export const periods = ['year', 'month', 'quarter', 'all'] as const

/** The orders of the list, the usual first. */
export const usageSorts = ['name', 'enrolments', 'lessons', 'hours', 'last'] as const

export type UsageSearch = {
	period?: (typeof periods)[number] | undefined
	search?: string | undefined
	sort?: (typeof usageSorts)[number] | undefined
	page?: number | undefined
}

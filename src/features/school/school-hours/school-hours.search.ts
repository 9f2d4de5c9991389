/** The orders of the list, the usual first. */
export const hoursSorts = ['behind', 'hours', 'name'] as const

/** Filters of the list of teachers. */
export const hoursFilters = ['behind', 'reached'] as const

export type HoursSearch = {
	year?: number | undefined
	search?: string | undefined
	filter?: (typeof hoursFilters)[number] | undefined
	sort?: (typeof hoursSorts)[number] | undefined
	page?: number | undefined
}

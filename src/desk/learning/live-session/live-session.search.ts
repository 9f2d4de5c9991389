import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'

/** The parts of the list, the usual first. */
export const whichSessions = ['upcoming', 'past', 'unscheduled'] as const

export type Which = (typeof whichSessions)[number]

export type SessionsSearch = { which?: Which; search?: string; sort?: 'title'; page?: number }

/** Reads the place from a URL; what is wrong is left out. */
export const readSessionsSearch: (raw: Record<string, unknown>) => SessionsSearch = readSearchBy({
	which: oneOf(whichSessions),
	search: words(120),
	sort: oneOf(['title'] as const),
	page,
})

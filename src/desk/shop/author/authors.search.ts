import { oneOf, readSearchBy, words } from '#api/search-fields.ts'

/** The place of the list of authors: what is in the URL, already validated. */
export type AuthorsSearch = { search?: string }

/** Reads the place from a URL; what is wrong is left out. */
export const readAuthorsSearch: (raw: Record<string, unknown>) => AuthorsSearch = readSearchBy({
	search: words(120),
})

/** Statuses of a payout, in the order of the choice. */
export const payoutStatuses = ['prepared', 'sent', 'cancelled'] as const

/** The place of the list of payouts; all without a status. */
export type PayoutsSearch = { status?: (typeof payoutStatuses)[number] }

/** Reads the place from a URL; what is wrong is left out. */
export const readPayoutsSearch: (raw: Record<string, unknown>) => PayoutsSearch = readSearchBy({
	status: oneOf(payoutStatuses),
})

/** Statuses of an application, in the order of the choice. */
export const applicationStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const

/** The place of the list of applications; those that wait without a status. */
export type ApplicationsSearch = { status?: (typeof applicationStatuses)[number] }

/** Reads the place from a URL; what is wrong is left out. */
export const readApplicationsSearch: (raw: Record<string, unknown>) => ApplicationsSearch =
	readSearchBy({ status: oneOf(applicationStatuses) })

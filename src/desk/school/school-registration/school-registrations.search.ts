import { oneOf, readSearchBy } from '#api/search-fields.ts'

/** Statuses of a registration, in the order of the choice. */
export const registrationStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const

/** The place of the list of registrations: what is in the URL, already validated. */
export type SchoolRegistrationsSearch = { status?: (typeof registrationStatuses)[number] }

/** Reads the place from a URL; what is wrong is left out. */
export const readSchoolRegistrationsSearch: (
	raw: Record<string, unknown>,
) => SchoolRegistrationsSearch = readSearchBy({ status: oneOf(registrationStatuses) })

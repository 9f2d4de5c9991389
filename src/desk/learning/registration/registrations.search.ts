import { readSearchBy, words } from '#api/search-fields.ts'

/** The place of the registrations to confirm: the slug of a training, from the URL. */
export type RegistrationsSearch = { track?: string | undefined }

/** Reads the place from a URL; what is wrong is left out. */
export const readRegistrationsSearch: (raw: Record<string, unknown>) => RegistrationsSearch =
	readSearchBy({ track: words(200) })

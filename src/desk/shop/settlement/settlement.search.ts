import { readSearchBy } from '#api/search-fields.ts'
import { readPeriod } from '#desk/period/period.ts'

/** The place of the page of settlements in the address, already validated. */
export type SettlementsSearch = { period?: string }

/** Reads the place from a URL; what is wrong is left out. */
export const readSettlementsSearch: (raw: Record<string, unknown>) => SettlementsSearch =
	readSearchBy({ period: readPeriod })

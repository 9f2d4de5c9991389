import { oneOf, readSearchBy } from '#api/search-fields.ts'
import { readPeriod } from '#desk/period/period.ts'

/** By what sales can be summed. */
export const salesKinds = ['day', 'month', 'resource', 'coupon', 'partner'] as const

/** One of {@link salesKinds}. */
export type SalesKind = (typeof salesKinds)[number]

/** The place of the page of sales in the address, already validated. */
export type SalesSearch = { period?: string; by?: SalesKind }

/** Reads the place from a URL; what is wrong is left out. */
export const readSalesSearch: (raw: Record<string, unknown>) => SalesSearch = readSearchBy({
	period: readPeriod,
	by: oneOf(salesKinds),
})

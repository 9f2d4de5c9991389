import { readSearchBy } from '#api/search-fields.ts'

/** The place of the page of GST: the month in the URL, already validated. */
export type GstSearch = { month?: string }

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Reads the place from a URL; what is wrong is left out. */
export const readGstSearch: (raw: Record<string, unknown>) => GstSearch = readSearchBy({
	month: (raw) => (typeof raw === 'string' && MONTH.test(raw) ? raw : undefined),
})

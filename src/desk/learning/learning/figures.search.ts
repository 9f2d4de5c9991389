import { readSearchBy } from '#api/search-fields.ts'
import { readPeriod } from '#desk/period/period.ts'

/** The place of the pages of figures in the address, already validated. */
export type FiguresSearch = { period?: string }

/** Reads the place from a URL; what is wrong is left out. */
export const readFiguresSearch: (raw: Record<string, unknown>) => FiguresSearch = readSearchBy({
	period: readPeriod,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { Days } from '#desk/period/period.ts'
import type { Sales } from '#openapi/v1.gen.ts'
import type { SalesKind } from './sales.search.ts'

/** Rows that the page shows: a day each of a year. */
const SHOWN = 366
/** Rows of one call for a file. */
const AT_ONCE = 1000

/** One row of sales; money in paise. */
export type SalesRow = Sales['data'][number]

/** Sales of some days. */
export const salesQuery = (days: Days, by: SalesKind) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'sales', days, by],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/sales', { params: { query: { ...days, by, limit: SHOWN } }, signal }))
				.data!,
		staleTime: 0,
	})

/** Every row, for a file. */
export const readAllSales = (days: Days, by: SalesKind): Promise<SalesRow[]> =>
	readAll(async (part) => {
		const query = { ...days, by, ...part }
		return (await api.GET('/desk/sales', { params: { query } })).data!
	}, AT_ONCE)

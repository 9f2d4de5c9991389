import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { Days } from '#desk/period/period.ts'

/** The steps to a purchase on some days. */
export const buyingFunnelQuery = (days: Days) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'buying-funnel', days],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/buying-funnel', { params: { query: days }, signal })).data!,
		staleTime: 0,
	})

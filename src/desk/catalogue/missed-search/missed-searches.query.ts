import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { Days } from '#desk/period/period.ts'

const PAGE = 20

/** Searches without a result on some days. */
export const missedSearchesQuery = (days: Days) =>
	infiniteQueryOptions({
		queryKey: ['mine', 'desk', 'missed-searches', days],
		queryFn: async ({ signal, pageParam: offset }) => {
			const query = { ...days, limit: PAGE, offset }
			return (await api.GET('/desk/missed-searches', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ total }, pages) =>
			pages.length * PAGE < total ? pages.length * PAGE : undefined,
		staleTime: 0,
	})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Where the visitor seems to be, by the network address (LOC-02). */
export const hereQuery = queryOptions({
	queryKey: ['location', 'here'],
	queryFn: async ({ signal }) => (await api.GET('/location/ip', { signal })).data!,
	staleTime: Number.POSITIVE_INFINITY,
	retry: false,
})

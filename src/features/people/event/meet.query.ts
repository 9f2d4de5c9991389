import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** When the global teachers' meet is, and whether one may register (NAV-09). */
export const meetQuery = queryOptions({
	queryKey: ['meet'],
	queryFn: async ({ signal }) => (await api.GET('/gtm', { signal })).data!,
	staleTime: 60_000,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The plans there are, the cheapest first (NAV-09). */
export const plansQuery = queryOptions({
	queryKey: ['plans'],
	queryFn: async ({ signal }) => (await api.GET('/plans', { signal })).data!.data,
})

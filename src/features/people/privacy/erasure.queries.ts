import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Returns true if the caller's account is to be erased, and when (PRI-01). */
export const erasureQuery = queryOptions({
	queryKey: ['mine', 'erasure'],
	queryFn: async ({ signal }) => (await api.GET('/user/erasure', { signal })).data!,
})

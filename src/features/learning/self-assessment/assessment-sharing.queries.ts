import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Returns true if the caller's school sees the caller's self-assessment with the name (PRI-02). */
export const assessmentSharingQuery = queryOptions({
	queryKey: ['mine', 'self-assessment-sharing'],
	queryFn: async ({ signal }) => (await api.GET('/user/self-assessment-sharing', { signal })).data!,
})

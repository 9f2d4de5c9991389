import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The caller's authenticator app, and until when the session is verified (DSK-02). */
export const secondFactorQuery = queryOptions({
	queryKey: ['mine', 'second-factor'],
	queryFn: async ({ signal }) => (await api.GET('/desk/second-factor', { signal })).data!,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The schools whose documents wait for customer success. */
export const verificationsQuery = queryOptions({
  queryKey: ['mine', 'verifications'],
  queryFn: async ({ signal }) => (await api.GET('/verifications', { signal })).data!.data,
})

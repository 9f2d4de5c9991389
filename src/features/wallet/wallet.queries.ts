import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The caller's coins: at hand, used, ever earned (WAL-01). */
export const walletQuery = queryOptions({
  queryKey: ['mine', 'wallet'],
  queryFn: async ({ signal }) =>
    (await api.GET('/wallet/user-coins', { signal })).data!.response.data,
})

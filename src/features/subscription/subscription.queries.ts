import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The plan that is running for the signed-in person; null without one (WAL-02). */
export const subscriptionQuery = queryOptions({
  queryKey: ['mine', 'subscription'],
  queryFn: async ({ signal }) => {
    const { data } = await api.GET('/user/subscription-details', { signal })
    return data!.response[0]?.plans ?? null
  },
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** What came of a partner's referrals, in sums (API-03). */
export const partnerFiguresQuery = queryOptions({
  queryKey: ['mine', 'partner', 'figures'],
  queryFn: async ({ signal }) =>
    (await api.GET('/institutional-partner/metrics', { signal })).data!.response,
})

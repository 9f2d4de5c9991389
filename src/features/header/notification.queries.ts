import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The newest notifications and how many are unread (NTF-01). */
export const notificationsQuery = queryOptions({
  queryKey: ['mine', 'notifications'],
  queryFn: async ({ signal }) =>
    (await api.GET('/task/fetch-notification', { params: { query: { limit: 10 } }, signal })).data!,
})

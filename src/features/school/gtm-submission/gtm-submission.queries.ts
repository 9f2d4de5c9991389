import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** What one's school handed in for the global teachers' meet. */
export const gtmSubmissionsQuery = queryOptions({
  queryKey: ['mine', 'school', 'gtm-submissions'],
  queryFn: async ({ signal }) => (await api.GET('/school/gtm-submissions', { signal })).data!.data,
})

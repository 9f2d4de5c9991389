import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/**
 * Whom to write to, and where the apps are (PRI-02); it changes with the settings, not with a
 * visit.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => (await api.GET('/site', { signal })).data!,
  staleTime: 3_600_000,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/**
 * Contacts of the shop, addresses of its apps and the script of card payments (PRI-02, PAY-01);
 * they change with the settings, not with a visit.
 */
export const siteQuery = queryOptions({
	queryKey: ['site'],
	queryFn: async ({ signal }) => (await api.GET('/site', { signal })).data!,
	staleTime: 3_600_000,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Every reference list (SES-04); they change with a release, not with a visit. */
export const referenceQuery = queryOptions({
	queryKey: ['reference'],
	queryFn: async ({ signal }) => (await api.GET('/reference', { signal })).data!,
	staleTime: 3_600_000,
})

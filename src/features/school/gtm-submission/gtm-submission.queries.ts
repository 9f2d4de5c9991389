import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The school's submissions for the global teachers' meet. */
export const gtmSubmissionsQuery = queryOptions({
	queryKey: ['mine', 'school', 'gtm-submissions'],
	queryFn: async ({ signal }) => (await api.GET('/school/gtm-submissions', { signal })).data!.data,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** One's school in the present school year. */
export const schoolDashboardQuery = queryOptions({
	queryKey: ['mine', 'school', 'dashboard'],
	queryFn: async ({ signal }) => (await api.GET('/school/dashboard', { signal })).data!,
})

/** The uploaded documents of the account's school. */
export const schoolDocumentsQuery = queryOptions({
	queryKey: ['mine', 'school', 'documents'],
	queryFn: async ({ signal }) => (await api.GET('/school/documents', { signal })).data!.documents,
})

/** The areas that one may open (SCH-02). */
export const routesQuery = queryOptions({
	queryKey: ['mine', 'routes'],
	queryFn: async ({ signal }) => (await api.GET('/user/routes', { signal })).data!,
})

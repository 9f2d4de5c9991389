import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Key of the reports of the desk. */
export const reportsKey = ['mine', 'desk', 'reports'] as const

/** A report; none if it is decided (NAV-06). */
export const reportQuery = (id: string) =>
	queryOptions({
		queryKey: [...reportsKey, id],
		queryFn: async ({ signal }) =>
			(await api.GET('/community/reports', { params: { query: { id } }, signal })).data!.data,
	})

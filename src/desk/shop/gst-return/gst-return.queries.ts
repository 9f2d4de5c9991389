import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The GST of a month. */
export const gstQuery = (month: string) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'gst', month],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/gst', { params: { query: { month } }, signal })).data!,
		staleTime: 0,
	})

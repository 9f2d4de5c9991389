import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The documents of a school; none if they do not wait (SCH-04). */
export const verificationQuery = (id: string) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'verifications', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/verifications', { params: { query: { id } }, signal })).data!.data,
	})

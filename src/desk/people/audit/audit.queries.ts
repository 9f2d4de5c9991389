import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Acts of staff, newest first, a page at a time (DSK-18). `kind` is a subject's; empty for all. */
export const auditQuery = (kind: string) =>
	infiniteQueryOptions({
		queryKey: ['mine', 'desk', 'audit', kind],
		queryFn: async ({ pageParam, signal }) => {
			const query = { ...(kind && { kind }), ...(pageParam !== null && { before: pageParam }) }
			return (await api.GET('/desk/audit', { params: { query }, signal })).data!
		},
		initialPageParam: null as number | null,
		getNextPageParam: ({ next }) => next,
	})

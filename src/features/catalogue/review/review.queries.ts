import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The account's review of a resource, and whether it may write one (REV-01). */
export const ownReviewQuery = (resource_id: string) =>
	queryOptions({
		queryKey: ['mine', 'review', resource_id],
		queryFn: async ({ signal }) =>
			(await api.GET('/user/reviews/{resource_id}', { params: { path: { resource_id } }, signal }))
				.data!,
	})

/** Reviews asked for at a time. */
const PORTION = 12

/** Other accounts' reviews of a resource, newest first, after the first `known` (REV-01). */
export const moreReviewsQuery = (resource_id: string, known: number) =>
	infiniteQueryOptions({
		queryKey: ['resource', 'reviews', resource_id, known],
		queryFn: async ({ pageParam: offset, signal }) => {
			const params = { path: { resource_id }, query: { limit: PORTION, offset } }
			return (await api.GET('/reviews/{resource_id}', { params, signal })).data!
		},
		initialPageParam: known,
		getNextPageParam: ({ total }, _, offset) =>
			offset + PORTION < total ? offset + PORTION : null,
	})

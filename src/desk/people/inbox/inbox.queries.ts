import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { inboxKey } from '#desk/waiting/refresh-inbox.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { InboxSearch } from './inbox.search.ts'

export type InboxItem = components['schemas']['InboxItem']
export type InboxKind = components['schemas']['InboxKind']

/** Everything that waits for a person, the longest waiting first (DSK-12). */
export const inboxQuery = (place: InboxSearch) =>
	infiniteQueryOptions({
		queryKey: [...inboxKey, place],
		queryFn: async ({ pageParam, signal }) => {
			const query = { ...place, offset: pageParam }
			return (await api.GET('/desk/inbox', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ has_more }, pages) =>
			has_more ? pages.flatMap(({ data }) => data).length : null,
		staleTime: 0,
	})

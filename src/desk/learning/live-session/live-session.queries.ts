import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { SessionsSearch } from './live-session.search.ts'

export type LiveResource = components['schemas']['LiveResource']

/** Sessions on a page. */
export const PAGE_SIZE = 20

/** Everything that is read of live sessions begins with this key. */
export const sessionsKey = ['mine', 'live-sessions'] as const

/** One page of what happens live (LIV-01). */
export const liveSessionsQuery = ({ page = 1, ...place }: SessionsSearch) =>
	queryOptions({
		queryKey: [...sessionsKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...place, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/live-sessions', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
		staleTime: 0,
	})

/** Everything of the list that the filters leave, for a file. */
export const readAllSessions = ({ page: _, ...place }: SessionsSearch): Promise<LiveResource[]> =>
	readAll(async (part) => {
		const query = { ...place, ...part }
		return (await api.GET('/live-sessions', { params: { query } })).data!
	})

/** When and where one resource happens live. */
export const liveSessionQuery = (webinar_id: string) =>
	queryOptions({
		queryKey: [...sessionsKey, webinar_id],
		queryFn: async ({ signal }) =>
			(await api.GET('/live-sessions/{webinar_id}', { params: { path: { webinar_id } }, signal }))
				.data!,
		staleTime: 0,
	})

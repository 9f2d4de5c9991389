import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Notifications on a page, and in the list of the header. */
export const PAGE_SIZE = 10

/** Begins the key of every query of notifications. */
export const notificationsKey = ['mine', 'notifications'] as const

/** One page of the notifications, newest first, and how many are unread (NTF-01). */
export const notificationsQuery = (page = 1) =>
	queryOptions({
		queryKey: [...notificationsKey, page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/task/fetch-notification', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'

/** Notifications on a page, and in the list of the header. */
export const PAGE_SIZE = 10

/** Begins the key of every query of notifications. */
export const notificationsKey = ['mine', 'notifications'] as const

/**
 * One page of the notifications, all or those about a topic, newest first, and how many are unread
 * (NTF-01).
 */
export const notificationsQuery = (page = 1, topic?: NotificationTopic) =>
	queryOptions({
		queryKey: [...notificationsKey, page, ...(topic ? [topic] : [])],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, topic }
			return (await api.GET('/task/fetch-notification', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Topics about which the person's devices are not told (NTF-02). */
export const topicsQuery = queryOptions({
	queryKey: ['mine', 'notification-topics'],
	queryFn: async ({ signal }) => (await api.GET('/task/notification-topics', { signal })).data!,
})

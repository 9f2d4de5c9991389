import type { QueryClient } from '@tanstack/react-query'
import { notificationsKey, notificationsQuery } from './notification.queries.ts'
import { taskRoute } from './task-route.ts'

/**
 * Reloads the lists of notifications (NTF-03).
 * @returns the newest, if it is new and unread
 */
export const refreshNotifications = async (
	queryClient: QueryClient,
): Promise<{ message: string; route: string } | null> => {
	const newest = () => queryClient.getQueryData(notificationsQuery().queryKey)?.data[0]
	const before = newest()
	await queryClient.invalidateQueries({ queryKey: notificationsKey })
	const now = newest()
	if (!now || now.read || now.notification_id === before?.notification_id) return null
	return { message: now.message, route: taskRoute(now.route, now.task_id) }
}

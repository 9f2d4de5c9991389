import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { notificationsKey } from '#processes/notification/notification.queries.ts'

/** Returns a function that marks a notification as read; a failure leaves it unread (HDR-09). */
export const useMarkRead = () => {
	const queryClient = useQueryClient()
	return (notification_id: string): void =>
		void api
			.POST('/task/read-notification', { body: { notification_id } })
			.then(() => queryClient.invalidateQueries({ queryKey: notificationsKey }))
			.catch((error: unknown) => console.info('the notification stays unread', error))
}

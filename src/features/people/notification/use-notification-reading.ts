import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { notificationReadingMachine } from '#machines/people/notification/notification-reading.machine.ts'
import type { NotificationReadingActors } from '#machines/people/notification/notification-reading.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { notificationsKey } from '#processes/notification/notification.queries.ts'
import { announce } from '#ui/dialog/announce.ts'

/** The process of marking all notifications as read. */
export const useNotificationReading = () => {
	const queryClient = useQueryClient()
	const actors = {
		readAll: fromPromise(async ({ signal }) => {
			await api.POST('/task/read-all-notifications', { signal })
			await queryClient.invalidateQueries({ queryKey: notificationsKey })
		}),
	} satisfies NotificationReadingActors
	return useActorRef(
		notificationReadingMachine.provide({
			actors,
			actions: { announceFailure: () => announce(m.notification_read_failed(), 'failure') },
		}),
		{ inspect: observe },
	)
}

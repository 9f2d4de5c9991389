import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { notificationTopicsMachine } from '#machines/people/notification/notification-topics.machine.ts'
import type { NotificationTopicsActors } from '#machines/people/notification/notification-topics.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { topicsQuery } from '#processes/notification/notification.queries.ts'
import { announce } from '#ui/dialog/announce.ts'

/** The process of choosing the topics for devices and mail. */
export const useNotificationTopics = () => {
	const queryClient = useQueryClient()
	const actors = {
		saveTopic: fromPromise(async ({ input: { topic, channel, isOn }, signal }) => {
			const params = { path: { topic } }
			const body = { [channel]: isOn }
			const { data } = await api.PUT('/task/notification-topics/{topic}', { params, body, signal })
			queryClient.setQueryData(topicsQuery.queryKey, data!)
		}),
	} satisfies NotificationTopicsActors
	return useActorRef(
		notificationTopicsMachine.provide({
			actors,
			actions: { announceFailure: () => announce(m.notification_topic_failed(), 'failure') },
		}),
		{ inspect: observe },
	)
}

import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { EVENT_STREAM } from '#server/platform/streams/event-stream.ts'
import {
	followNotifications,
	listNotifications,
	readAllNotifications,
	readNotification,
	readNotificationTopics,
	switchNotificationTopic,
} from './notification.service.ts'

/** NTF-01, NTF-03: notifications of the signed-in. */
export const notificationHandlers = (deps: Deps): Handlers => ({
	listNotifications: (call) => listNotifications(deps.db, requireAccount(call).id, call.query),

	readNotification: (call) =>
		readNotification(deps.db, {
			accountId: requireAccount(call).id,
			id: call.body.notification_id,
			now: deps.clock(),
		}),

	readNotificationTopics: (call) => readNotificationTopics(deps.db, requireAccount(call).id),

	switchNotificationTopic: (call) =>
		switchNotificationTopic(deps.db, requireAccount(call).id, { ...call.params, ...call.body }),

	readAllNotifications: (call) =>
		readAllNotifications(deps.db, requireAccount(call).id, deps.clock()),

	followNotifications: async (call) => {
		const known = call.request.headers['last-event-id']
		const answer = await followNotifications(
			deps,
			{ accountId: requireAccount(call).id, sessionId: call.request.sessionId },
			known,
		)
		call.reply.type(EVENT_STREAM).header('x-accel-buffering', 'no')
		return answer
	},
})

import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { notificationFeedMachine } from '#machines/people/notification/notification-feed.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { followPushes } from '#processes/push/follow-pushes.ts'
import { pushRegistrationOf } from '#processes/push/push-registration.ts'
import { tellOnDevice } from '#processes/push/tell-on-device.ts'
import { followWindow } from './follow-window.ts'
import { notificationFeedActors } from './notification-feed.actors.ts'
import { refreshNotifications } from './refresh-notifications.ts'

type Session = Processes['session']

/** Reloads the list and shows new notifications on a device that allows them. */
const refreshAndTell = async (session: Session, queryClient: QueryClient) => {
	const newest = await refreshNotifications(queryClient)
	const { accountId } = session.getSnapshot().context
	if (newest && accountId) await tellOnDevice(pushRegistrationOf(accountId), newest)
}

/**
 * Starts the feed of this tab; it follows who is here, whether the page is seen, and the
 * connection.
 */
export const startNotificationFeed = (
	session: Session,
	queryClient: QueryClient,
	goTo: (path: string) => void,
): void => {
	const feed = createActor(
		notificationFeedMachine.provide({
			actors: notificationFeedActors(queryClient),
			actions: {
				refreshNotifications: () =>
					void refreshAndTell(session, queryClient).catch((error: unknown) =>
						console.info('the device was not told', error),
					),
			},
		}),
		{
			inspect: observe,
			input: {
				isVisible: document.visibilityState === 'visible',
				isOnline: navigator.onLine,
				spread: Math.random(),
			},
		},
	)
	feed.start()
	followWindow(feed, goTo)
	let here: string | null = null
	const followSession = () => {
		const { accountId } = session.getSnapshot().context
		if (accountId === here) return
		if (here) feed.send({ type: 'account.left' })
		if (accountId) {
			feed.send({ type: 'account.observed' })
			followPushes(pushRegistrationOf(accountId), () =>
				feed.send({ type: 'notification.told' }),
			).catch((error: unknown) => console.info('pushes are not followed', error))
		}
		here = accountId
	}
	session.subscribe(followSession)
	followSession()
}

import type { QueryClient } from '@tanstack/react-query'
import type { Processes } from '#processes/processes.ts'
import { whenIdle } from '#processes/when-idle.ts'

/**
 * Loads and starts the feed of notifications when somebody is signed in and the page is at rest
 * (NTF-03).
 */
export const feedWhenSignedIn = (
	processes: Pick<Processes, 'session'>,
	queryClient: QueryClient,
	goTo: (path: string) => void,
): void => {
	const following = processes.session.subscribe((snapshot) => {
		if (!snapshot.hasTag('signedIn')) return
		following.unsubscribe()
		whenIdle(() => {
			import('./start-notification-feed.ts')
				.then(({ startNotificationFeed }) =>
					startNotificationFeed(processes.session, queryClient, goTo),
				)
				.catch((error: unknown) => console.info('notifications are not followed', error))
		})
	})
}

import type { ActorRefFrom } from 'xstate'
import * as z from 'zod/mini'
import { isLocalPath } from '#domain/web/navigation.rules.ts'
import type { notificationFeedMachine } from '#machines/people/notification/notification-feed.machine.ts'

const opened = z.object({ type: z.literal('notification.opened'), route: z.string() })

/**
 * Tells the feed whether the page is seen and online, and opens what was pressed outside of pages
 * (NTF-03).
 */
export const followWindow = (
	feed: ActorRefFrom<typeof notificationFeedMachine>,
	goTo: (path: string) => void,
): void => {
	document.addEventListener('visibilitychange', () =>
		feed.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' }),
	)
	window.addEventListener('online', () => feed.send({ type: 'connection.restored' }))
	window.addEventListener('offline', () => feed.send({ type: 'connection.lost' }))
	navigator.serviceWorker?.addEventListener('message', ({ data }) => {
		const said = opened.safeParse(data).data
		if (said && isLocalPath(said.route)) goTo(said.route)
	})
}

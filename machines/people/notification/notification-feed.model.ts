import { notificationFeedMachine } from './notification-feed.machine.ts'
import type { NotificationFeedContext, NotificationFeedEvent } from './notification-feed.types.ts'

/** How the paths of notification-feed are found. */
export const notificationFeedModel = {
	machine: notificationFeedMachine,
	inputs: {
		seen: { isVisible: true, isOnline: true, spread: 0 },
		hidden: { isVisible: false, isOnline: true, spread: 0 },
	},
	events: {
		'account.observed': { type: 'account.observed' },
		'account.left': { type: 'account.left' },
		'page.hidden': { type: 'page.hidden' },
		'page.shown': { type: 'page.shown' },
		'connection.lost': { type: 'connection.lost' },
		'connection.restored': { type: 'connection.restored' },
		'stream.opened': { type: 'stream.opened' },
		'notification.told': { type: 'notification.told' },
	} satisfies Record<string, NotificationFeedEvent>,
	outcomes: {
		followNotifications: {
			ended: { output: undefined },
			broken: { error: new Error('offline') },
		},
	},
	delays: { backOff: 2000, longBackOff: 30_000 },
	effects: ['refreshNotifications'],
	project: ({ isVisible, isOnline, hasFailed }: NotificationFeedContext) => ({
		isVisible,
		isOnline,
		hasFailed,
	}),
}

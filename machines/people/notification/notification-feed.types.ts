import type { ObservableActorLogic } from 'xstate'

export type NotificationFeedInput = {
	isVisible: boolean
	isOnline: boolean
	/** From 0 to 1; lengthens the pauses of this browser. */
	spread: number
}

export type NotificationFeedContext = NotificationFeedInput & {
	/** The stream failed, and has not been opened since. */
	hasFailed: boolean
}

/** Events of the stream. */
export type StreamEvent =
	| { type: 'stream.opened' }
	/** A notification came or was read, here or elsewhere. */
	| { type: 'notification.told' }

export type NotificationFeedEvent =
	| StreamEvent
	| { type: 'account.observed' }
	| { type: 'account.left' }
	| { type: 'page.hidden' }
	| { type: 'page.shown' }
	| { type: 'connection.lost' }
	| { type: 'connection.restored' }

export type NotificationFeedActors = {
	/**
	 * Follows the account's notifications, first those since the list was read. Completes when the
	 * server ends the stream; fails if the connection breaks or the server does not answer.
	 */
	followNotifications: ObservableActorLogic<StreamEvent, void>
}

export type NotificationFeedEffects = {
	/** The list of notifications was refetched. */
	refreshNotifications: () => void
}

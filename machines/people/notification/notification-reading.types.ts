import type { PromiseActorLogic } from 'xstate'

export type NotificationReadingEvent = { type: 'reading.requested' }

export type NotificationReadingTag = 'busy'

export type NotificationReadingActors = {
	/** Marks every notification as read and refetches the lists. */
	readAll: PromiseActorLogic<void, void>
}

export type NotificationReadingEffects = {
	/** Says that they are unread still. */
	announceFailure: () => void
}

import { setup } from 'xstate'
import type {
	NotificationReadingActors,
	NotificationReadingEffects,
	NotificationReadingEvent,
	NotificationReadingTag,
} from './notification-reading.types.ts'

/** Marking all notifications as read. */
export const notificationReadingMachine = setup({
	types: {
		events: {} as NotificationReadingEvent,
		tags: {} as NotificationReadingTag,
		meta: {} as { requirement: string },
	},
	actors: {} as NotificationReadingActors,
	actions: { ...({} as NotificationReadingEffects) },
}).createMachine({
	id: 'notification-reading',
	description: '`Mark all as read`.',
	initial: 'idle',
	states: {
		idle: {
			meta: { requirement: 'NTF-01' },
			on: { 'reading.requested': 'reading' },
		},
		reading: {
			tags: 'busy',
			meta: { requirement: 'NTF-01' },
			invoke: {
				id: 'readAll',
				src: 'readAll',
				onDone: 'idle',
				onError: { target: 'idle', actions: 'announceFailure' },
			},
		},
	},
})

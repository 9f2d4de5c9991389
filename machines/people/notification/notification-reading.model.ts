import { notificationReadingMachine } from './notification-reading.machine.ts'
import type { NotificationReadingEvent } from './notification-reading.types.ts'

/** How the paths of notification-reading are found. */
export const notificationReadingModel = {
	machine: notificationReadingMachine,
	inputs: { new: undefined },
	events: {
		'reading.requested': { type: 'reading.requested' },
	} satisfies Record<string, NotificationReadingEvent>,
	outcomes: {
		readAll: { read: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['announceFailure'],
	project: () => ({}),
}

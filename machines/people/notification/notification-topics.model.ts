import { notificationTopicsMachine } from './notification-topics.machine.ts'
import type {
	NotificationTopicsContext,
	NotificationTopicsEvent,
} from './notification-topics.types.ts'

/** How the paths of notification-topics are found. */
export const notificationTopicsModel = {
	machine: notificationTopicsMachine,
	inputs: { new: undefined },
	events: {
		'topic.switched off': { type: 'topic.switched', topic: 'community', push: false },
		'topic.switched on': { type: 'topic.switched', topic: 'community', push: true },
	} satisfies Record<string, NotificationTopicsEvent>,
	outcomes: {
		saveTopic: { stored: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['announceFailure'],
	project: ({ switched }: NotificationTopicsContext) => ({ push: switched?.push ?? null }),
}

import { notificationTopicsMachine } from './notification-topics.machine.ts'
import type {
	NotificationTopicsContext,
	NotificationTopicsEvent,
} from './notification-topics.types.ts'

/** How the paths of notification-topics are found. */
export const notificationTopicsModel = {
	machine: notificationTopicsMachine,
	inputs: { all: { muted: [] }, 'without the community': { muted: ['community'] } },
	events: {
		'topic.switched community': { type: 'topic.switched', topic: 'community' },
		'topic.switched jobs': { type: 'topic.switched', topic: 'jobs' },
	} satisfies Record<string, NotificationTopicsEvent>,
	outcomes: {
		saveTopic: { stored: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['announceFailure'],
	project: ({ muted, switched }: NotificationTopicsContext) => ({
		...{ muted: muted.join(' '), switched },
	}),
}

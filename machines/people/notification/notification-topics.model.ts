import { notificationTopicsMachine } from './notification-topics.machine.ts'
import type {
	NotificationTopicsContext,
	NotificationTopicsEvent,
} from './notification-topics.types.ts'

const community = { type: 'topic.switched', topic: 'community', channel: 'push' } as const
const school = { type: 'topic.switched', topic: 'school', channel: 'mail' } as const

/** How the paths of notification-topics are found. */
export const notificationTopicsModel = {
	machine: notificationTopicsMachine,
	inputs: { new: undefined },
	events: {
		'topic.switched off': { ...community, isOn: false },
		'topic.switched on': { ...community, isOn: true },
		'topic.switched mails off': { ...school, isOn: false },
	} satisfies Record<string, NotificationTopicsEvent>,
	outcomes: {
		saveTopic: { stored: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['announceFailure'],
	project: ({ switched }: NotificationTopicsContext) => ({
		channel: switched?.channel ?? null,
		isOn: switched?.isOn ?? null,
	}),
}

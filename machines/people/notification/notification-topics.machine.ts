import { assign, setup } from 'xstate'
import type {
	NotificationTopicsActors,
	NotificationTopicsContext,
	NotificationTopicsEffects,
	NotificationTopicsEvent,
	NotificationTopicsTag,
	SwitchedTopic,
} from './notification-topics.types.ts'

const meta = { requirement: 'NTF-02' }

/** Topics that a person wants on their devices and by mail. */
export const notificationTopicsMachine = setup({
	types: {
		context: {} as NotificationTopicsContext,
		events: {} as NotificationTopicsEvent,
		tags: {} as NotificationTopicsTag,
		meta: {} as { requirement: string },
	},
	actors: {} as NotificationTopicsActors,
	actions: {
		...({} as NotificationTopicsEffects),
		assignSwitched: assign({ switched: (_, params: SwitchedTopic) => params }),
		clearSwitched: assign({ switched: null }),
	},
}).createMachine({
	id: 'notification-topics',
	description: 'A topic is switched at the first press, and back if it cannot be stored.',
	context: { switched: null },
	initial: 'idle',
	states: {
		idle: {
			meta,
			entry: 'clearSwitched',
			on: {
				'topic.switched': {
					target: 'saving',
					actions: {
						type: 'assignSwitched',
						params: ({ event: { topic, channel, isOn } }) => ({ topic, channel, isOn }),
					},
				},
			},
		},
		saving: {
			tags: 'busy',
			meta,
			invoke: {
				id: 'saveTopic',
				src: 'saveTopic',
				input: ({ context }) => context.switched!,
				onDone: 'idle',
				onError: { target: 'idle', actions: 'announceFailure' },
			},
		},
	},
})

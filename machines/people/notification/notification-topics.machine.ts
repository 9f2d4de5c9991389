import { assign, setup } from 'xstate'
import {
	type NotificationTopic,
	notificationTopics,
} from '#domain/people/notification-topic.rules.ts'
import type {
	NotificationTopicsActors,
	NotificationTopicsContext,
	NotificationTopicsEffects,
	NotificationTopicsEvent,
	NotificationTopicsInput,
	NotificationTopicsTag,
} from './notification-topics.types.ts'

const toggled = ({ muted, switched }: NotificationTopicsContext): readonly NotificationTopic[] => {
	const isMuted = (one: NotificationTopic) => muted.includes(one) !== (one === switched)
	return notificationTopics.filter(isMuted)
}

const meta = { requirement: 'NTF-02' }

/** Topics of the notifications that the devices of a person show. */
export const notificationTopicsMachine = setup({
	types: {
		context: {} as NotificationTopicsContext,
		events: {} as NotificationTopicsEvent,
		input: {} as NotificationTopicsInput,
		tags: {} as NotificationTopicsTag,
		meta: {} as { requirement: string },
	},
	actors: {} as NotificationTopicsActors,
	actions: {
		...({} as NotificationTopicsEffects),
		assignSwitched: assign({
			switched: (_, params: { topic: NotificationTopic }) => params.topic,
		}),
		assignMuted: assign({ muted: ({ context }) => toggled(context) }),
		clearSwitched: assign({ switched: null }),
	},
}).createMachine({
	id: 'notification-topics',
	description: 'A topic is switched at the first press, and back if it cannot be stored.',
	context: ({ input: { muted } }) => ({ muted, switched: null }),
	initial: 'idle',
	states: {
		idle: {
			meta,
			entry: 'clearSwitched',
			on: {
				'topic.switched': {
					target: 'saving',
					actions: [
						{ type: 'assignSwitched', params: ({ event }) => ({ topic: event.topic }) },
						'assignMuted',
					],
				},
			},
		},
		saving: {
			tags: 'busy',
			meta,
			invoke: {
				id: 'saveTopic',
				src: 'saveTopic',
				input: ({ context: { muted, switched } }) => ({
					topic: switched!,
					push: !muted.includes(switched!),
				}),
				onDone: 'idle',
				onError: { target: 'idle', actions: ['assignMuted', 'announceFailure'] },
			},
		},
	},
})

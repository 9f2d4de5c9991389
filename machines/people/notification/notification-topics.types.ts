import type { PromiseActorLogic } from 'xstate'
import type {
	NotificationChannel,
	NotificationTopic,
} from '#domain/people/notification-topic.rules.ts'

/** A topic, and if a person wants it on a channel. */
export type SwitchedTopic = {
	topic: NotificationTopic
	channel: NotificationChannel
	isOn: boolean
}

/** The choice that is being stored; the page has the others. */
export type NotificationTopicsContext = { switched: SwitchedTopic | null }

export type NotificationTopicsEvent = { type: 'topic.switched' } & SwitchedTopic

export type NotificationTopicsTag = 'busy'

export type NotificationTopicsActors = {
	/** Stores if a topic is wanted on a channel; rejects if it cannot be stored. */
	saveTopic: PromiseActorLogic<void, SwitchedTopic>
}

export type NotificationTopicsEffects = {
	/** Says that the choice is as it was. */
	announceFailure: () => void
}

import type { PromiseActorLogic } from 'xstate'
import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'

/** A topic, and whether devices show it. */
export type SwitchedTopic = { topic: NotificationTopic; push: boolean }

/** The choice that is being stored; the page has the others. */
export type NotificationTopicsContext = { switched: SwitchedTopic | null }

export type NotificationTopicsEvent = { type: 'topic.switched' } & SwitchedTopic

export type NotificationTopicsTag = 'busy'

export type NotificationTopicsActors = {
	/** Stores whether devices show a topic; rejects if it cannot be stored. */
	saveTopic: PromiseActorLogic<void, SwitchedTopic>
}

export type NotificationTopicsEffects = {
	/** Says that the choice is as it was. */
	announceFailure: () => void
}

import type { PromiseActorLogic } from 'xstate'
import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'

/** `muted`: topics of which the person's devices show nothing. */
export type NotificationTopicsContext = {
	muted: readonly NotificationTopic[]
	/** The topic that is being switched. */
	switched: NotificationTopic | null
}

export type NotificationTopicsInput = { muted: readonly NotificationTopic[] }

export type NotificationTopicsEvent = { type: 'topic.switched'; topic: NotificationTopic }

export type NotificationTopicsTag = 'busy'

export type NotificationTopicsActors = {
	/** Stores whether devices show a topic; rejects if it cannot be stored. */
	saveTopic: PromiseActorLogic<void, { topic: NotificationTopic; push: boolean }>
}

export type NotificationTopicsEffects = {
	/** Says that the choice is as it was. */
	announceFailure: () => void
}

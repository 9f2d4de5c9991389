import type { PromiseActorLogic } from 'xstate'

/** A change made offline, as it is sent to the server. */
export type ChangePayload =
	| { kind: 'favourite'; of: 'resource' | 'job'; targetId: string; favourite: boolean }
	| { kind: 'lesson'; enrolmentId: string; lessonId: string; done: boolean }
	| {
			kind: 'enrolment'
			resourceIds: readonly string[]
			name: string
			email: string
			phone: string
	  }
	/** The fields of CBK-01; the server checks them. */
	| { kind: 'call-back'; values: Readonly<Record<string, string>> }
	| { kind: 'quiz'; slug: string; draw?: string | null; answers: Record<string, string> }

/** A change that waits for the connection. */
export type QueuedChange = ChangePayload & {
	/** A UUID made for this change: the key under which the server takes it once (API-02). */
	id: string
	/** Subject of the change: a later change of the same subject replaces it. */
	subject: string
	/** Author of the change; null for a visitor. It is sent for no other account. */
	accountId: string | null
	/** The name of the item, as its page says it; empty where there is none. */
	title: string
	/** By the browser's clock, ISO 8601. */
	queuedAt: string
}

export type RefusalReason = 'gone' | 'changed' | 'refused'

/** A change that the server did not take; it is shown until its person has read why. */
export type RefusedChange = { change: QueuedChange; reason: RefusalReason }

/** The marks of a quiz, where the change handed one in. */
export type SentScore = { correct: number; total: number }

export type SendVerdict =
	| { kind: 'sent'; score: SentScore | null }
	| { kind: 'refused'; reason: RefusalReason }

export type OfflineQueueInput = {
	/** Stored value; parsed with a version check. */
	stored: unknown
	accountId: string | null
	isOnline: boolean
}

export type OfflineQueueContext = {
	/** Of every account, the oldest first. */
	changes: readonly QueuedChange[]
	refused: readonly RefusedChange[]
	accountId: string | null
	isOnline: boolean
	/** The one that was sent last; its answer may be awaited. */
	underWay: QueuedChange | null
}

export type OfflineQueueEvent =
	| { type: 'change.queued'; change: QueuedChange }
	| { type: 'change.withdrawn'; id: string }
	| { type: 'refusal.read'; id: string }
	| { type: 'connection.restored' }
	| { type: 'connection.lost' }
	| { type: 'account.observed'; accountId: string | null }
	/** Another tab changed what is stored. */
	| { type: 'storage.observed'; stored: unknown }

/** Sent to the caller that waits for the answer. */
export type OfflineQueueEmitted = { type: 'change.sent'; id: string; score: SentScore | null }

export type OfflineQueueActors = {
	/** Sends a change once, in one tab at a time; throws when no answer came. */
	sendChange: PromiseActorLogic<SendVerdict, { change: QueuedChange }>
}

export type OfflineQueueEffects = {
	/** Keeps the changes over a reload. */
	storeChanges: (_: unknown, params: { changes: readonly QueuedChange[] }) => void
	/** Says that everything which waited has arrived. */
	announceSent: () => void
}

import type { PromiseActorLogic } from 'xstate'

/** A visitor's action (ANA-01), as it is sent; `properties` hold no personal data. */
export type QueuedEvent = {
	/** A UUID made for this event alone: the server stores it once. */
	id: string
	name:
		| 'banner_cta'
		| 'call-back submitted'
		| 'call-back abandon'
		| 'modal_interaction'
		| 'LEARNING_PAGE_FILTER'
	properties: {
		banner?: string
		interaction?: string
		kind?: string
		reason?: string
		course_type_id?: string | null
		course_type?: string | null
	}
	/** By the browser's clock, ISO 8601. */
	happened_at: string
}

export type EventQueueInput = {
	/** How many events one call takes. */
	batchSize: number
	/** How many events are kept while none can be sent; the oldest are forgotten first. */
	most: number
}

export type EventQueueContext = EventQueueInput & {
	/** Not sent yet, the oldest first. */
	waiting: QueuedEvent[]
	/** In the call that is under way. */
	batch: QueuedEvent[]
}

export type EventQueueEvent =
	| { type: 'event.recorded'; event: QueuedEvent }
	/** The page may never be seen again. */
	| { type: 'page.hidden' }
	| { type: 'connection.restored' }

/** `refused`: the server does not take these events, now or later. */
export type EventVerdict = { kind: 'stored' } | { kind: 'refused' }

export type EventQueueActors = {
	/** Ends when no call of the page is under way and the browser has nothing to do. */
	waitForQuiet: PromiseActorLogic<void>
	/** Sends a batch; throws when no answer came, or the server asks to come back later. */
	sendEvents: PromiseActorLogic<EventVerdict, { events: QueuedEvent[] }>
}

export type EventQueueEffects = {
	/** Sends events immediately by a request that outlives the page; nothing waits for its answer. */
	sendLeaving: (_: unknown, params: { events: QueuedEvent[] }) => void
}

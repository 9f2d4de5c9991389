import { accessToken } from '#api/access-token.ts'
import { sendLeaving } from '#api/send-leaving.ts'
import type { QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'

/** As many as POST /v1/analytics/events takes. */
export const BATCH_SIZE = 50

/** Sends events with the current session, by a request that outlives the page. */
export const sendEventsLeaving = (events: readonly QueuedEvent[]): void => {
	for (let from = 0; from < events.length; from += BATCH_SIZE)
		sendLeaving(
			'/analytics/events',
			{ events: events.slice(from, from + BATCH_SIZE) },
			accessToken.get(),
		)
}

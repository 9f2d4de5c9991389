import { createActor } from 'xstate'
import { eventQueueMachine } from '#machines/web/analytics/event-queue.machine.ts'
import type { QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'
import { eventQueueActors } from './event-queue.actors.ts'
import { countElsewhere } from './firebase-counter.ts'
import { BATCH_SIZE, sendEventsLeaving } from './send-events-leaving.ts'

/** Events kept while none can be sent. */
const MOST = 200

/**
 * Starts this tab's queue of events and notifies it when the connection is back. Its
 * events are counted elsewhere too, for those who allow it (ANA-01).
 */
export const startEventQueue = () => {
	const machine = eventQueueMachine.provide({
		actors: eventQueueActors,
		actions: { sendLeaving: (_, { events }) => sendEventsLeaving(events) },
	})
	const queue = createActor(machine, { input: { batchSize: BATCH_SIZE, most: MOST } })
	window.addEventListener('online', () => queue.send({ type: 'connection.restored' }))
	queue.start()
	return {
		record: (event: QueuedEvent): void => {
			queue.send({ type: 'event.recorded', event })
			void countElsewhere(event)
		},
		hide: (): void => queue.send({ type: 'page.hidden' }),
	}
}

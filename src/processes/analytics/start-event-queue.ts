import { type ActorRefFrom, createActor } from 'xstate'
import { eventQueueMachine } from '#machines/web/analytics/event-queue.machine.ts'
import { eventQueueActors } from './event-queue.actors.ts'
import { BATCH_SIZE, sendEventsLeaving } from './send-events-leaving.ts'

/** Events kept while none can be sent. */
const MOST = 200

/** Starts this tab's queue of events and notifies it when the connection is back. */
export const startEventQueue = (): ActorRefFrom<typeof eventQueueMachine> => {
  const machine = eventQueueMachine.provide({
    actors: eventQueueActors,
    actions: { sendLeaving: (_, { events }) => sendEventsLeaving(events) },
  })
  const queue = createActor(machine, { input: { batchSize: BATCH_SIZE, most: MOST } })
  window.addEventListener('online', () => queue.send({ type: 'connection.restored' }))
  queue.start()
  return queue
}

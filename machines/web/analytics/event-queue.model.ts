import { eventQueueMachine } from './event-queue.machine.ts'
import type { EventQueueContext, EventQueueEvent, QueuedEvent } from './event-queue.types.ts'

const event = (id: string): QueuedEvent => ({
	id,
	name: 'banner_cta',
	properties: { banner: 'medium' },
	happened_at: '2026-11-20T10:00:00.000Z',
})

const names = (events: readonly QueuedEvent[]) => events.map(({ id }) => id)

/** How the paths of the event queue are found. */
export const eventQueueModel = {
	machine: eventQueueMachine,
	inputs: { new: { batchSize: 2, most: 3 } },
	events: {
		'event.recorded': { type: 'event.recorded', event: event('e') },
		'page.hidden': { type: 'page.hidden' },
		'connection.restored': { type: 'connection.restored' },
	} satisfies Record<string, EventQueueEvent>,
	outcomes: {
		waitForQuiet: { quiet: { output: undefined } },
		sendEvents: {
			stored: { output: { kind: 'stored' } },
			refused: { output: { kind: 'refused' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['sendLeaving'],
	project: ({ waiting, batch }: EventQueueContext) => ({
		waiting: names(waiting),
		batch: names(batch),
	}),
}

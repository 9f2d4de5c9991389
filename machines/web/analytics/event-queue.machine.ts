import { assign, setup } from 'xstate'
import { lastOf } from './event-queue.rules.ts'
import type {
	EventQueueActors,
	EventQueueContext,
	EventQueueEffects,
	EventQueueEvent,
	EventQueueInput,
	QueuedEvent,
} from './event-queue.types.ts'

type Recorded = { event: { event: QueuedEvent } }
type Held = { context: EventQueueContext }

const keeping = { type: 'assignEvent' as const, params: ({ event }: Recorded) => event }
const leaving = {
	type: 'sendLeaving' as const,
	params: ({ context: { batch, waiting } }: Held) => ({ events: [...batch, ...waiting] }),
}

/** Sends analytics events in batches while the page is idle, each until it is stored (ANA-01). */
export const eventQueueMachine = setup({
	types: {
		context: {} as EventQueueContext,
		events: {} as EventQueueEvent,
		input: {} as EventQueueInput,
		meta: {} as { requirement: string },
	},
	actors: {} as EventQueueActors,
	actions: {
		...({} as EventQueueEffects),
		assignEvent: assign({
			waiting: ({ context }, params: { event: QueuedEvent }) =>
				lastOf([...context.waiting, params.event], context.most),
		}),
		assignBatch: assign({
			batch: ({ context }) => context.waiting.slice(0, context.batchSize),
			waiting: ({ context }) => context.waiting.slice(context.batchSize),
		}),
		clearBatch: assign({ batch: [] }),
		putBatchBack: assign({
			waiting: ({ context }) => lastOf([...context.batch, ...context.waiting], context.most),
			batch: [],
		}),
		clearAll: assign({ batch: [], waiting: [] }),
	},
	guards: { hasMore: ({ context }) => context.waiting.length > 0 },
}).createMachine({
	id: 'event-queue',
	description: 'When events of analytics are sent.',
	context: ({ input }) => ({ ...input, waiting: [], batch: [] }),
	initial: 'empty',
	states: {
		empty: {
			description: 'Nothing is to be sent.',
			meta: { requirement: 'ANA-01' },
			on: { 'event.recorded': { target: 'waiting', actions: keeping } },
		},
		waiting: {
			description: 'Events wait until the page has answered its visitor.',
			meta: { requirement: 'ANA-01' },
			invoke: {
				id: 'waitForQuiet',
				src: 'waitForQuiet',
				onDone: { target: 'sending', actions: 'assignBatch' },
			},
			on: {
				'event.recorded': { actions: keeping },
				'page.hidden': {
					target: 'empty',
					actions: [leaving, 'clearAll'],
					description: 'It may never be seen again.',
				},
			},
		},
		sending: {
			description: 'One call is under way; what happens meanwhile waits for the next.',
			meta: { requirement: 'ANA-01' },
			invoke: {
				id: 'sendEvents',
				src: 'sendEvents',
				input: ({ context }) => ({ events: context.batch }),
				onDone: [
					{ guard: 'hasMore', target: 'waiting', actions: 'clearBatch' },
					{
						target: 'empty',
						actions: 'clearBatch',
						description: 'Stored, or refused: what the server does not take is not sent again.',
					},
				],
				onError: {
					target: 'offline',
					actions: 'putBatchBack',
					description: 'Whether they arrived is not known; the server stores each once by its id.',
				},
			},
			on: {
				'event.recorded': { actions: keeping },
				'page.hidden': {
					target: 'empty',
					actions: [leaving, 'clearAll'],
					description:
						'The call under way may end with the page; what arrives twice is stored once.',
				},
			},
		},
		offline: {
			description: 'The last call was not answered; a bounded number of events is kept.',
			meta: { requirement: 'ANA-01' },
			on: {
				'connection.restored': { target: 'waiting' },
				'event.recorded': {
					target: 'waiting',
					actions: keeping,
					description: 'The browser does not notice every connection that comes back.',
				},
			},
		},
	},
})

import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	ServerReturnActors,
	ServerReturnContext,
	ServerReturnEffects,
	ServerReturnEvent,
	ServerReturnTag,
	ServerVerdict,
} from './server-return.types.ts'

/** Questions per page; after the last one the person decides when to try again. */
export const MOST_TRIES = 8

/** Questions that come after the short pause. */
const EARLY_TRIES = 3

/** A page that failed while the server was away heals when the server is back (NAV-12). */
export const serverReturnMachine = setup({
	types: {
		context: {} as ServerReturnContext,
		events: {} as ServerReturnEvent,
		tags: {} as ServerReturnTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ServerReturnActors,
	actions: {
		...({} as ServerReturnEffects),
		countTry: assign({ tries: ({ context }) => context.tries + 1 }),
		clearTries: assign({ tries: 0 }),
	},
	guards: {
		mayAsk: ({ context }) => context.tries < MOST_TRIES,
		isEarly: ({ context }) => context.tries < EARLY_TRIES,
		isKind,
	},
	delays: {
		shortPause: 3000,
		longPause: 15_000,
		calm: 10_000,
	},
}).createMachine({
	id: 'server-return',
	description: 'Asks, with growing pauses and a limit, whether the server is back.',
	context: { tries: 0 },
	initial: 'idle',
	on: {
		'page.changed': { target: '.idle', description: 'The next page counts for itself.' },
	},
	states: {
		idle: {
			meta: { requirement: 'NAV-12' },
			entry: 'clearTries',
			on: { 'read.failed': 'waiting' },
		},
		waiting: {
			description: 'The first questions come 3 s apart.',
			meta: { requirement: 'NAV-12' },
			after: { shortPause: 'asking' },
		},
		waitingLonger: {
			description: 'Later questions come 15 s apart.',
			meta: { requirement: 'NAV-12' },
			after: { longPause: 'asking' },
		},
		asking: {
			tags: 'busy',
			meta: { requirement: 'NAV-12' },
			entry: 'countTry',
			invoke: {
				id: 'askServer',
				src: 'askServer',
				onDone: [
					{ guard: answered<ServerVerdict>('up'), target: 'repeated', actions: 'repeatReads' },
					{ guard: 'isEarly', target: 'waiting' },
					{ guard: 'mayAsk', target: 'waitingLonger' },
					{ target: 'pausing' },
				],
			},
		},
		repeated: {
			description: 'What failed was read again; it may fail again.',
			meta: { requirement: 'NAV-12' },
			on: {
				'read.failed': [
					{ guard: 'isEarly', target: 'waiting' },
					{ guard: 'mayAsk', target: 'waitingLonger' },
					{ target: 'pausing' },
				],
			},
			after: { calm: 'idle' },
		},
		pausing: {
			description: 'The person decides when to try again.',
			meta: { requirement: 'NAV-12' },
		},
	},
})

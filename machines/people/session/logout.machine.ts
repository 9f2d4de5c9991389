import { assign, setup } from 'xstate'
import { readFarewell } from './logout.rules.ts'
import type {
	LogoutActors,
	LogoutContext,
	LogoutEffects,
	LogoutEvent,
	LogoutInput,
	LogoutPlace,
	LogoutTag,
} from './logout.types.ts'

/** From `Are you sure?` to `Logged Out!` after the reload (SES-02). */
export const logoutMachine = setup({
	types: {
		context: {} as LogoutContext,
		events: {} as LogoutEvent,
		input: {} as LogoutInput,
		tags: {} as LogoutTag,
		meta: {} as { requirement: string },
	},
	actors: {} as LogoutActors,
	actions: {
		...({} as LogoutEffects),
		assignPlace: assign({ leadsTo: (_, params: { leadsTo: LogoutPlace }) => params.leadsTo }),
	},
	guards: { isFarewell: ({ context }) => context.farewell },
}).createMachine({
	id: 'logout',
	description: 'Signing out, with a question before and a goodbye after the reload.',
	context: ({ input }) => ({
		farewell: readFarewell(input.storedFarewell),
		leadsTo: 'here',
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'SES-02' },
			always: [{ guard: 'isFarewell', target: 'farewell' }, { target: 'idle' }],
		},
		idle: {
			meta: { requirement: 'SES-02' },
			on: {
				'logout.chosen': {
					target: 'confirming',
					actions: { type: 'assignPlace', params: ({ event }) => ({ leadsTo: event.leadsTo }) },
					meta: { requirement: 'SES-02 HDR-03' },
				},
			},
		},
		confirming: {
			description: "`Are you sure?` / `You won't be able to revert this!`",
			tags: 'dismissible',
			meta: { requirement: 'SES-02' },
			on: { 'logout.confirmed': 'signingOut', 'logout.cancelled': 'idle' },
		},
		signingOut: {
			tags: 'busy',
			meta: { requirement: 'SES-02' },
			invoke: { id: 'signOut', src: 'signOut', onDone: 'reloading', onError: 'failed' },
		},
		failed: {
			description: 'The server did not answer: the session still exists, and the page says so.',
			tags: ['failed', 'dismissible'],
			meta: { requirement: 'SES-02' },
			on: { 'logout.confirmed': 'signingOut', 'logout.cancelled': 'idle' },
		},
		reloading: {
			description:
				'Storage first, then the goodbye, then the reload; from a phone’s menu to the page of signing in.',
			tags: 'busy',
			meta: { requirement: 'SES-02' },
			entry: [
				'clearStorage',
				'storeFarewell',
				{ type: 'reload', params: ({ context }) => ({ leadsTo: context.leadsTo }) },
			],
		},
		farewell: {
			description: '`Logged Out!` / `You have Successfully Logged Out.`',
			tags: 'dismissible',
			meta: { requirement: 'SES-02' },
			entry: 'discardFarewell',
			on: { 'farewell.acknowledged': 'idle' },
		},
	},
})

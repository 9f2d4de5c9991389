import { assign, setup } from 'xstate'
import type {
	NotificationFeedActors,
	NotificationFeedContext,
	NotificationFeedEffects,
	NotificationFeedEvent,
	NotificationFeedInput,
} from './notification-feed.types.ts'

/**
 * Delay before the stream reconnects, in ms. Each browser adds up to as much, to spread reconnects.
 */
const BACK_OFF = 2000
const LONG_BACK_OFF = 30_000

const noticing = (change: Partial<Pick<NotificationFeedContext, 'isVisible' | 'isOnline'>>) => ({
	type: 'notice' as const,
	params: change,
})
const unseen = {
	'page.hidden': { target: 'paused', actions: noticing({ isVisible: false }) },
	'connection.lost': { target: 'paused', actions: noticing({ isOnline: false }) },
	'account.left': 'stopped',
} as const

/** Keeps the list of notifications up to date while somebody looks (NTF-03). */
export const notificationFeedMachine = setup({
	types: {
		context: {} as NotificationFeedContext,
		events: {} as NotificationFeedEvent,
		input: {} as NotificationFeedInput,
		meta: {} as { requirement: string },
	},
	actors: {} as NotificationFeedActors,
	actions: {
		...({} as NotificationFeedEffects),
		notice: assign((_, params: { isVisible?: boolean; isOnline?: boolean }) => params),
		assignFailure: assign({ hasFailed: true }),
		clearFailure: assign({ hasFailed: false }),
	},
	guards: {
		hasFailed: ({ context }) => context.hasFailed,
		isVisible: ({ context }) => context.isVisible,
		isOnline: ({ context }) => context.isOnline,
		canFollow: ({ context }) => context.isVisible && context.isOnline,
	},
	delays: {
		backOff: ({ context }) => BACK_OFF * (1 + context.spread),
		longBackOff: ({ context }) => LONG_BACK_OFF * (1 + context.spread),
	},
}).createMachine({
	id: 'notification-feed',
	description:
		'Follows the notifications of the signed-in person, on a page that is seen and online.',
	context: ({ input }) => ({ ...input, hasFailed: false }),
	initial: 'stopped',
	on: {
		'page.hidden': { actions: noticing({ isVisible: false }), meta: { requirement: 'NTF-03' } },
		'page.shown': { actions: noticing({ isVisible: true }), meta: { requirement: 'NTF-03' } },
		'connection.lost': { actions: noticing({ isOnline: false }), meta: { requirement: 'NTF-03' } },
		'connection.restored': {
			actions: noticing({ isOnline: true }),
			meta: { requirement: 'NTF-03' },
		},
	},
	states: {
		stopped: {
			description: 'Nobody is signed in.',
			meta: { requirement: 'NTF-03' },
			on: {
				'account.observed': [{ guard: 'canFollow', target: 'following' }, { target: 'paused' }],
			},
		},
		paused: {
			description: 'The page is hidden or offline; changes meanwhile are reported afterwards.',
			meta: { requirement: 'NTF-03' },
			entry: 'clearFailure',
			on: {
				'page.shown': [
					{ guard: 'isOnline', target: 'following', actions: noticing({ isVisible: true }) },
					{ actions: noticing({ isVisible: true }) },
				],
				'connection.restored': [
					{ guard: 'isVisible', target: 'following', actions: noticing({ isOnline: true }) },
					{ actions: noticing({ isOnline: true }) },
				],
				'account.left': 'stopped',
			},
		},
		following: {
			meta: { requirement: 'NTF-03' },
			invoke: {
				id: 'followNotifications',
				src: 'followNotifications',
				onDone: {
					target: 'retrying.soon',
					description: 'The server ended it, which it does now and then.',
				},
				onError: [
					{ guard: 'hasFailed', target: 'retrying.later' },
					{ target: 'retrying.soon', actions: 'assignFailure' },
				],
			},
			initial: 'waiting',
			on: {
				...unseen,
				'notification.told': { actions: 'refreshNotifications' },
			},
			states: {
				waiting: {
					description: 'The stream was asked for.',
					on: { 'stream.opened': { target: 'connected', actions: 'clearFailure' } },
				},
				connected: {},
			},
		},
		retrying: {
			description: 'The stream ended or failed.',
			meta: { requirement: 'NTF-03' },
			on: unseen,
			initial: 'soon',
			states: {
				soon: {
					after: { backOff: '#notification-feed.following' },
				},
				later: {
					description: 'It failed again without having been opened.',
					after: { longBackOff: '#notification-feed.following' },
				},
			},
		},
	},
})

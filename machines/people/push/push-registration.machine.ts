import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import { REFRESH_AFTER, readRegistration } from './push-registration.rules.ts'
import type {
	Permission,
	PushRegistrationActors,
	PushRegistrationContext,
	PushRegistrationEffects,
	PushRegistrationEvent,
	PushRegistrationInput,
	PushRegistrationTag,
} from './push-registration.types.ts'

type InContext = { context: PushRegistrationContext }
type Asked = { kind: 'default' | 'granted' | 'denied' }

const failing = (kind: 'noWorker' | 'unavailable') => ({
	type: 'assignFailure' as const,
	params: { kind },
})
const seen = ({ event }: { event: { permission: Permission } }) => ({
	permission: event.permission,
})
const seeing = { type: 'assignPermission' as const, params: seen }
const isSeen = (wanted: Permission) => ({
	type: 'isPermission' as const,
	params: ({ event }: { event: { permission: Permission } }) => ({
		permission: event.permission,
		wanted,
	}),
})

const granting = (permission: Permission) => ({
	type: 'assignPermission' as const,
	params: { permission },
})

/** Registers this device for push notifications (NTF-02). */
export const pushRegistrationMachine = setup({
	types: {
		context: {} as PushRegistrationContext,
		events: {} as PushRegistrationEvent,
		input: {} as PushRegistrationInput,
		tags: {} as PushRegistrationTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PushRegistrationActors,
	actions: {
		...({} as PushRegistrationEffects),
		assignPermission: assign({
			permission: (_, params: { permission: Permission }) => params.permission,
		}),
		want: assign({ isWanted: true }),
		assignToken: assign({ token: (_, params: { token: string }) => params.token, age: 0 }),
		clearToken: assign({ token: null, isWanted: false }),
		...failureActions<'noWorker' | 'unavailable'>(),
	},
	guards: {
		isUnsupported: ({ context }) => context.permission === 'unsupported',
		isDenied: ({ context }) => context.permission === 'denied',
		isGranted: ({ context }) => context.permission === 'granted',
		isWanted: ({ context }) => context.isWanted,
		isRegistered: ({ context: { permission, token, age } }) =>
			permission === 'granted' && token !== null && age < REFRESH_AFTER,
		isStale: ({ context: { permission, token } }) => permission === 'granted' && token !== null,
		isPermission: (_, params: { permission: Permission; wanted: Permission }) =>
			params.permission === params.wanted,
		isKind,
	},
	delays: {
		workerPatience: 10_000,
		refreshInterval: ({ context }) => REFRESH_AFTER - context.age,
	},
}).createMachine({
	id: 'push-registration',
	description: 'Asking for permission to notify this device, and registering it.',
	context: ({ input: { accountId, permission, stored, now } }) => {
		const known = readRegistration(stored, accountId, now)
		return {
			accountId,
			permission,
			token: known?.token ?? null,
			age: known ? now - known.at : 0,
			isWanted: false,
			failure: null,
		}
	},
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'NTF-02' },
			always: [
				{ guard: 'isUnsupported', target: 'unsupported' },
				{ guard: 'isDenied', target: 'denied' },
				{ guard: 'isRegistered', target: 'registered' },
				{ guard: 'isStale', target: 'preparing' },
				{ target: 'offered' },
			],
		},
		unsupported: {
			description: 'This browser tells nothing outside of pages.',
			type: 'final',
		},
		offered: {
			description: 'Nobody is asked before pressing the button.',
			tags: 'offered',
			meta: { requirement: 'NTF-02' },
			on: {
				'push.requested': [
					{ guard: 'isGranted', target: 'preparing' },
					{ target: 'asking', actions: 'want' },
				],
				'permission.observed': [
					{ guard: isSeen('denied'), target: 'denied', actions: seeing },
					{ actions: seeing },
				],
			},
		},
		asking: {
			tags: ['busy', 'offered'],
			meta: { requirement: 'NTF-02' },
			invoke: {
				id: 'askPermission',
				src: 'askPermission',
				onDone: [
					{ guard: answered<Asked>('granted'), target: 'preparing', actions: granting('granted') },
					{ guard: answered<Asked>('denied'), target: 'denied', actions: granting('denied') },
					{ target: 'offered', description: 'The question was closed without an answer.' },
				],
				onError: 'offered',
			},
		},
		denied: {
			description: 'The browser no longer asks; its settings may change that.',
			tags: 'denied',
			meta: { requirement: 'NTF-02' },
			on: {
				'permission.observed': [
					{ guard: isSeen('denied'), actions: seeing },
					{ guard: 'isWanted', target: 'granted', actions: seeing },
					{ target: 'offered', actions: seeing },
				],
			},
		},
		granted: {
			meta: { requirement: 'NTF-02' },
			always: [{ guard: 'isGranted', target: 'preparing' }, { target: 'offered' }],
		},
		preparing: {
			description: 'The service worker has ten seconds.',
			tags: ['busy', 'offered'],
			meta: { requirement: 'NTF-02' },
			entry: 'clearFailure',
			invoke: {
				id: 'awaitWorker',
				src: 'awaitWorker',
				onDone: 'registering',
				onError: { target: 'failed', actions: failing('noWorker') },
			},
			after: { workerPatience: { target: 'failed', actions: failing('noWorker') } },
		},
		registering: {
			tags: ['busy', 'offered'],
			meta: { requirement: 'NTF-02' },
			invoke: {
				id: 'registerDevice',
				src: 'registerDevice',
				input: ({ context }) => ({ token: context.token }),
				onDone: {
					target: 'registered',
					actions: [
						{
							type: 'assignToken',
							params: ({ event }) => ({ token: event.output.token }),
						},
						{
							type: 'storeRegistration',
							params: ({ context, event }) => ({
								accountId: context.accountId,
								token: event.output.token,
							}),
						},
					],
				},
				onError: { target: 'failed', actions: failing('unavailable') },
			},
		},
		registered: {
			tags: 'told',
			meta: { requirement: 'NTF-02' },
			on: {
				'push.withdrawn': 'withdrawing',
				'permission.observed': [
					{ guard: isSeen('granted'), actions: seeing },
					{ target: 'denied', actions: [seeing, 'clearToken', 'discardRegistration'] },
				],
			},
			after: { refreshInterval: 'preparing' },
		},
		withdrawing: {
			tags: ['busy', 'told'],
			meta: { requirement: 'NTF-02' },
			invoke: {
				id: 'forgetDevice',
				src: 'forgetDevice',
				input: ({ context }: InContext) => ({ token: context.token! }),
				onDone: { target: 'offered', actions: ['clearToken', 'discardRegistration'] },
				onError: 'registered',
			},
		},
		failed: {
			description: 'This device is not registered, or not again; it can be tried again.',
			tags: ['failed', 'offered'],
			meta: { requirement: 'NTF-02' },
			on: {
				'push.requested': [{ guard: 'isGranted', target: 'preparing' }, { target: 'asking' }],
				'permission.observed': [
					{ guard: isSeen('denied'), target: 'denied', actions: [seeing, 'clearFailure'] },
					{ actions: seeing },
				],
			},
		},
	},
})

import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import { entering, failing, following, interrupted, rejecting, typed } from './session.params.ts'
import { isEmail, readIntent } from './session.rules.ts'
import type {
	ConsumeVerdict,
	InspectVerdict,
	Intent,
	RequestVerdict,
	RestoreVerdict,
	SessionActors,
	SessionContext,
	SessionEffects,
	SessionEvent,
	SessionFailure,
	SessionInput,
	SessionTag,
} from './session.types.ts'

/** The session: from the mailed link to its end, and back to what login interrupted (SES-01). */
export const sessionMachine = setup({
	types: {
		context: {} as SessionContext,
		events: {} as SessionEvent,
		input: {} as SessionInput,
		tags: {} as SessionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SessionActors,
	actions: {
		...({} as SessionEffects),
		assignEmail: assign((_, params: Pick<SessionContext, 'email' | 'invitation'>) => ({
			email: params.email.trim(),
			invitation: params.invitation,
		})),
		assignLink: assign({ link: (_, params: { link: string }) => params.link, email: '' }),
		clearLink: assign({ link: null }),
		assignIntent: assign({ intent: (_, params: { intent: Intent }) => params.intent }),
		clearIntent: assign({ intent: null }),
		...failureActions<SessionFailure>(),
		enterAccount: assign({
			accountId: (_, params: { accountId: string }) => params.accountId,
			link: null,
			email: '',
		}),
		leaveAccount: assign({ accountId: null }),
	},
	guards: {
		isEmail: (_, params: { email: string }) => isEmail(params.email),
		isKind,
		hasIntent: ({ context }) => context.intent !== null,
		wasUnavailable: ({ context }) => context.failure === 'unavailable',
	},
	delays: { retryPause: 5000, refreshAhead: 840_000 },
}).createMachine({
	id: 'session',
	description: 'Whether an account is at hand; the token itself stays with the API client.',
	context: ({ input }) => ({
		accountId: null,
		email: '',
		invitation: null,
		link: null,
		failure: null,
		intent: readIntent(input.storedIntent),
	}),
	initial: 'restoring',
	on: {
		'login.asked': {
			actions: [
				{ type: 'assignIntent', params: interrupted },
				{ type: 'storeIntent', params: interrupted },
			],
			meta: { requirement: 'ROL-01' },
		},
		'link.opened': {
			target: '.openingLink',
			actions: { type: 'assignLink', params: ({ event }) => ({ link: event.link }) },
			meta: { requirement: 'SES-01' },
		},
	},
	states: {
		restoring: {
			description: 'The refresh cookie may still be good.',
			tags: 'busy',
			meta: { requirement: 'SES-01' },
			invoke: {
				id: 'restoreSession',
				src: 'restoreSession',
				onDone: [
					{ guard: answered<RestoreVerdict>('signedIn'), target: 'signedIn', actions: entering },
					{ target: 'signedOut' },
				],
				onError: 'unreachable',
			},
		},
		unreachable: {
			tags: 'failed',
			meta: { requirement: 'SES-01' },
			on: { 'restore.retried': 'restoring' },
			after: { retryPause: 'restoring' },
		},
		signedOut: {
			meta: { requirement: 'SES-01' },
			exit: 'clearFailure',
			on: {
				'link.requested': [
					{
						guard: { type: 'isEmail', params: typed },
						target: 'requestingLink',
						actions: { type: 'assignEmail', params: typed },
					},
					{ actions: [{ type: 'assignEmail', params: typed }, failing('emailInvalid')] },
				],
				'login.dismissed': {
					actions: [{ type: 'storeIntent', params: { intent: null } }, 'clearIntent'],
					meta: { requirement: 'ROL-01' },
				},
				'account.observed': {
					target: 'signedIn',
					actions: following,
				},
			},
		},
		requestingLink: {
			tags: 'busy',
			meta: { requirement: 'SES-01' },
			invoke: {
				id: 'requestLink',
				src: 'requestLink',
				input: ({ context: { email, intent, invitation } }) => ({ email, intent, invitation }),
				onDone: [
					{ guard: answered<RequestVerdict>('sent'), target: 'linkSent' },
					{ target: 'signedOut', actions: rejecting },
				],
				onError: { target: 'signedOut', actions: failing('unavailable') },
			},
		},
		linkSent: {
			description:
				'The mail is on its way; its link may be opened here, in another tab or elsewhere.',
			meta: { requirement: 'SES-01 MOD-01' },
			on: {
				'link.requested': {
					guard: { type: 'isEmail', params: typed },
					target: 'requestingLink',
					actions: { type: 'assignEmail', params: typed },
				},
				'link.withdrawn': 'signedOut',
				'account.observed': { target: 'signedIn', actions: following },
			},
		},
		openingLink: {
			description: 'Asks what the link is good for; opening it uses nothing up.',
			tags: 'busy',
			meta: { requirement: 'SES-01' },
			invoke: {
				id: 'inspectLink',
				src: 'inspectLink',
				input: ({ context }) => ({ link: context.link ?? '' }),
				onDone: [
					{ guard: answered<InspectVerdict>('ready'), target: 'confirmingLink' },
					{ target: 'linkRejected', actions: rejecting },
				],
				onError: { target: 'linkRejected', actions: failing('unavailable') },
			},
		},
		confirmingLink: {
			description: 'Waits for Continue, so that a mail scanner that opens links signs nobody in.',
			tags: 'dismissible',
			meta: { requirement: 'SES-01' },
			on: {
				'link.confirmed': 'consumingLink',
				'link.dismissed': { target: 'restoring', actions: 'clearLink' },
			},
		},
		consumingLink: {
			tags: 'busy',
			meta: { requirement: 'SES-01' },
			invoke: {
				id: 'consumeLink',
				src: 'consumeLink',
				input: ({ context }) => ({ link: context.link ?? '' }),
				onDone: [
					{ guard: answered<ConsumeVerdict>('signedIn'), target: 'signedIn', actions: entering },
					{ target: 'linkRejected', actions: rejecting },
				],
				onError: { target: 'linkRejected', actions: failing('unavailable') },
			},
		},
		linkRejected: {
			description: 'Says which: used, expired, foreign or no answer; and offers a new link.',
			tags: ['failed', 'dismissible'],
			meta: { requirement: 'SES-01' },
			exit: 'clearFailure',
			on: {
				'link.retried': { guard: 'wasUnavailable', target: 'openingLink' },
				'link.requested': {
					guard: { type: 'isEmail', params: typed },
					target: 'requestingLink',
					actions: ['clearLink', { type: 'assignEmail', params: typed }],
				},
				'link.dismissed': { target: 'restoring', actions: 'clearLink' },
			},
		},
		signedIn: {
			tags: 'signedIn',
			meta: { requirement: 'SES-01' },
			initial: 'arriving',
			exit: 'leaveAccount',
			on: {
				'login.asked': {
					actions: { type: 'resumeIntent', params: interrupted },
					meta: { requirement: 'ROL-01' },
				},
				'account.left': { target: 'signedOut', meta: { requirement: 'SES-02' } },
				'account.observed': { actions: following },
			},
			states: {
				arriving: {
					always: [
						{
							guard: 'hasIntent',
							target: 'steady',
							actions: [
								{ type: 'resumeIntent', params: ({ context }) => ({ intent: context.intent! }) },
								{ type: 'storeIntent', params: { intent: null } },
								'clearIntent',
							],
						},
						{ target: 'steady' },
					],
				},
				steady: {
					on: { 'session.expired': 'refreshing' },
					after: { refreshAhead: 'refreshing' },
				},
				refreshing: {
					description: 'The account stays at hand while a new access token is fetched.',
					tags: 'busy',
					invoke: {
						id: 'restoreSession',
						src: 'restoreSession',
						onDone: [
							{ guard: answered<RestoreVerdict>('signedIn'), target: 'steady' },
							{ target: '#session.signedOut', actions: failing('sessionExpired') },
						],
						onError: 'steady',
					},
				},
			},
		},
	},
})

import { assign, emit, setup } from 'xstate'
import { leadsToLogin, topOf, withModal, withoutLogin } from './modal-stack.rules.ts'
import type {
	CloseReason,
	Modal,
	ModalKind,
	ModalStackContext,
	ModalStackEmitted,
	ModalStackEvent,
	ModalStackInput,
} from './modal-stack.types.ts'

const opening = ({ event }: { event: { modal: Modal } }) => ({ modal: event.modal })
const closing = {
	type: 'recordClosed' as const,
	params: ({ event }: { event: { reason: CloseReason } }) => ({ reason: event.reason }),
}
const recordingLogin = {
	type: 'recordOpened' as const,
	params: { modal: { kind: 'login' } as Modal },
}

/** The modals of the whole app, one on top of another (MOD-01, MOD-02, MOD-03). */
export const modalStackMachine = setup({
	types: {
		context: {} as ModalStackContext,
		events: {} as ModalStackEvent,
		input: {} as ModalStackInput,
		emitted: {} as ModalStackEmitted,
		tags: {} as 'dismissible',
		meta: {} as { requirement: string },
	},
	actions: {
		openModal: assign({
			stack: ({ context }, params: { modal: Modal }) => withModal(context.stack, params.modal),
		}),
		closeTop: assign({ stack: ({ context }) => context.stack.slice(0, -1) }),
		closeAll: assign({ stack: [] }),
		closeLogin: assign({ stack: ({ context }) => withoutLogin(context.stack) }),
		assignAccount: assign({ signedIn: (_, params: { signedIn: boolean }) => params.signedIn }),
		recordOpened: emit((_, params: { modal: Modal }) => ({
			type: 'modal.recorded',
			interaction: 'opened',
			kind: params.modal.kind,
			reason: null,
		})),
		recordClosed: emit(({ context }, params: { reason: CloseReason }) => ({
			type: 'modal.recorded',
			interaction: 'closed',
			kind: topOf(context.stack)?.kind as ModalKind,
			reason: params.reason,
		})),
	},
	guards: {
		leadsToLogin: ({ context }) => leadsToLogin(context.stack, context.signedIn),
		isLast: ({ context }) => context.stack.length === 1,
		isSigningIn: (_, params: { signedIn: boolean }) => params.signedIn,
		leavesNothing: ({ context }, params: { signedIn: boolean }) =>
			params.signedIn && withoutLogin(context.stack).length === 0,
	},
}).createMachine({
	id: 'modal-stack',
	description: 'Which modals are open, and what closing one leads to.',
	context: ({ input }) => ({ stack: [], signedIn: input.signedIn }),
	initial: 'empty',
	on: {
		'modal.opened': {
			target: '.open',
			actions: [
				{ type: 'openModal', params: opening },
				{ type: 'recordOpened', params: opening },
			],
			meta: { requirement: 'MOD-01 MOD-03' },
		},
		'account.observed': {
			actions: { type: 'assignAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
			meta: { requirement: 'MOD-02' },
		},
	},
	states: {
		empty: { meta: { requirement: 'MOD-01' } },
		open: {
			description: 'The top modal holds the focus; Escape, the overlay and its buttons close it.',
			tags: 'dismissible',
			meta: { requirement: 'MOD-02' },
			on: {
				'modal.closed': [
					{
						guard: 'leadsToLogin',
						actions: [
							closing,
							'closeTop',
							{ type: 'openModal', params: { modal: { kind: 'login' } } },
							recordingLogin,
						],
						description:
							'Closing a modal when signed out opens login, except login itself and share.',
						meta: { requirement: 'MOD-02' },
					},
					{
						guard: 'isLast',
						target: 'empty',
						actions: [closing, 'closeTop'],
						meta: { requirement: 'MOD-02 MOD-03' },
					},
					{ actions: [closing, 'closeTop'], meta: { requirement: 'MOD-02 MOD-03' } },
				],
				'page.left': { target: 'empty', actions: 'closeAll' },
				'account.observed': [
					{
						guard: {
							type: 'leavesNothing',
							params: ({ event }) => ({ signedIn: event.signedIn }),
						},
						target: 'empty',
						actions: [
							{ type: 'assignAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
							'closeAll',
						],
						description: 'Signed in: what login interrupted goes on.',
					},
					{
						guard: { type: 'isSigningIn', params: ({ event }) => ({ signedIn: event.signedIn }) },
						actions: [
							{ type: 'assignAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
							'closeLogin',
						],
					},
				],
			},
		},
	},
})

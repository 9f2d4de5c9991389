import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { emptyRefund, type RefundDraft, readRefund } from './refund-draft.rules.ts'
import type {
	RefundActors,
	RefundContext,
	RefundEffects,
	RefundEvent,
	RefundFailure,
	RefundInput,
	RefundStatus,
	RefundTag,
	RefundVerdict,
} from './refund-request.types.ts'

type InContext = { context: RefundContext }
type Answered = { event: { output: RefundVerdict } }

const is = (...wanted: RefundStatus[]) => ({ type: 'isStatus' as const, params: { wanted } })
const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { orderId, draft } }: InContext) => ({ orderId, draft }),
}
const forgetting = {
	type: 'storeDraft' as const,
	params: ({ context: { orderId } }: InContext) => ({ orderId, draft: null }),
}
const standing = {
	type: 'assignStatus' as const,
	params: ({ event: { output } }: Answered) => ({
		status: 'status' in output ? output.status : null,
	}),
}
const failing = answeredFailure<RefundFailure>()
const unanswered = unavailable
const observing = {
	'refund.observed': {
		guard: {
			type: 'isNews' as const,
			params: ({ event }: { event: { status: RefundStatus } }) => ({ status: event.status }),
		},
		target: '#refund-request.opening',
		actions: {
			type: 'assignStatus' as const,
			params: ({ event }: { event: { status: RefundStatus } }) => ({ status: event.status }),
		},
		description: 'The shop, the provider or another tab moved it on.',
		meta: { requirement: 'INV-03' },
	},
} as const

/**
 * A buyer's refund request for an order: asked, approved, sent, received; or refused, or withdrawn
 * while asked (INV-03).
 */
export const refundRequestMachine = setup({
	types: {
		context: {} as RefundContext,
		events: {} as RefundEvent,
		input: {} as RefundInput,
		tags: {} as RefundTag,
		meta: {} as { requirement: string },
	},
	actors: {} as RefundActors,
	actions: {
		...({} as RefundEffects),
		assignDraft: assign(({ context }, { change }: { change: Partial<RefundDraft> }) => ({
			draft: { ...context.draft, ...change },
			lacksReason: context.lacksReason && !change.reason,
		})),
		assignLack: assign({ lacksReason: true }),
		clearDraft: assign({ draft: emptyRefund }),
		assignStatus: assign({ status: (_, { status }: { status: RefundStatus }) => status }),
		...failureActions<RefundFailure>(),
	},
	guards: {
		hasReason: ({ context }) => context.draft.reason !== '',
		isStatus: ({ context }, { wanted }: { wanted: RefundStatus[] }) =>
			wanted.includes(context.status),
		isNews: ({ context }, { status }: { status: RefundStatus }) => context.status !== status,
		isKind,
	},
}).createMachine({
	id: 'refund-request',
	description: 'What is typed stays over a reload and a lost connection.',
	context: ({ input: { orderId, status, stored } }) => ({
		orderId,
		status,
		draft: readRefund(stored, orderId) ?? emptyRefund,
		lacksReason: false,
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'INV-03' },
			always: [
				{ guard: is('asked'), target: 'asked' },
				{ guard: is('approved'), target: 'approved' },
				{ guard: is('sent'), target: 'sent' },
				{ guard: is('received'), target: 'received' },
				{ guard: is('refused'), target: 'refused' },
				{
					target: 'editing',
					description: 'Nobody asked, or it was withdrawn: it may be asked for.',
				},
			],
		},
		editing: {
			meta: { requirement: 'INV-03' },
			initial: 'idle',
			on: {
				'refund.observed': { ...observing['refund.observed'], guard: undefined },
				'draft.changed': {
					target: '.idle',
					actions: [
						{ type: 'assignDraft', params: ({ event: { change } }) => ({ change }) },
						storing,
					],
				},
				'request.submitted': [
					{ guard: 'hasReason', target: 'sending' },
					{
						target: '.idle',
						actions: ['assignLack', 'focusReason'],
						description: 'A reason has to be chosen.',
					},
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was asked; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'INV-03' },
					exit: 'clearFailure',
				},
			},
		},
		sending: {
			tags: 'busy',
			meta: { requirement: 'INV-03' },
			invoke: {
				id: 'sendRequest',
				src: 'sendRequest',
				input: ({ context: { orderId, draft } }) => ({ orderId, draft }),
				onDone: [
					{
						guard: answered<RefundVerdict>('stands'),
						target: 'opening',
						actions: [standing, 'clearDraft', forgetting],
					},
					{ target: 'editing.failed', actions: failing },
				],
				onError: { target: 'editing.failed', actions: unanswered },
			},
		},
		asked: {
			description: 'The shop decides within seven days; until then it can be withdrawn.',
			meta: { requirement: 'INV-03' },
			initial: 'idle',
			on: { ...observing, 'withdrawal.requested': 'confirming' },
			states: {
				idle: {},
				failed: { tags: 'failed', meta: { requirement: 'INV-03' }, exit: 'clearFailure' },
			},
		},
		confirming: {
			tags: 'asking',
			meta: { requirement: 'INV-03' },
			on: {
				...observing,
				'withdrawal.confirmed': 'withdrawing',
				'withdrawal.dismissed': 'asked',
			},
		},
		withdrawing: {
			tags: ['busy', 'asking'],
			meta: { requirement: 'INV-03' },
			invoke: {
				id: 'withdrawRequest',
				src: 'withdrawRequest',
				input: ({ context: { orderId } }) => ({ orderId }),
				onDone: [
					{ guard: answered<RefundVerdict>('stands'), target: 'opening', actions: standing },
					{ target: 'asked.failed', actions: failing },
				],
				onError: { target: 'asked.failed', actions: unanswered },
			},
		},
		approved: {
			description: 'Access has ended, and the money is sent by itself.',
			meta: { requirement: 'INV-03' },
			on: observing,
		},
		sent: { meta: { requirement: 'INV-03' }, on: observing },
		received: { type: 'final', meta: { requirement: 'INV-03' } },
		refused: { type: 'final', meta: { requirement: 'INV-03' } },
	},
})

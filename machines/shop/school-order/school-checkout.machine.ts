import { readDraft } from './checkout-draft.rules.ts'
import { paying, renewing, submitting } from './school-checkout.calls.ts'
import {
	calmOrFailed,
	ending,
	failingWith,
	is,
	observing,
	own,
	typing,
} from './school-checkout.params.ts'
import { checkoutSetup } from './school-checkout.setup.ts'

/**
 * One order of a school: quote, purchase order number, approval, payment or bank transfer, paid
 * (PRC-01).
 */
export const schoolCheckoutMachine = checkoutSetup.createMachine({
	id: 'school-checkout',
	description: 'What is typed stays over a reload and a lost connection.',
	context: ({ input: { orderId, facts, request, given, stored } }) => ({
		...{ orderId, facts, request },
		draft: readDraft(stored, orderId) ?? given,
		faults: {},
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'PRC-01' },
			always: [
				{ guard: 'isExpired', target: 'expired' },
				{ guard: is('waiting'), target: 'waiting' },
				{ guard: is('approved', 'transferring'), target: 'payable' },
				{ guard: is('paid'), target: 'paid' },
				{ guard: is('cancelled'), target: 'cancelled' },
				{ target: 'editing', description: 'Quoted, or rejected and to be changed.' },
			],
		},
		editing: {
			meta: { requirement: 'PRC-01' },
			...calmOrFailed,
			on: {
				...observing,
				'draft.changed': { ...typing, target: '.idle' },
				'order.submitted': 'submitting',
				'cancellation.requested': 'confirming',
			},
		},
		submitting,
		waiting: {
			description: 'The main point of contact decides; who ordered can still cancel.',
			meta: { requirement: 'PRC-01' },
			...calmOrFailed,
			on: {
				...observing,
				'draft.changed': { ...typing, target: '.idle' },
				'order.approved': 'approving',
				'order.rejected': [
					{ guard: 'hasWords', target: 'rejecting' },
					{
						target: '.failed',
						actions: [failingWith('lacksWords'), 'focusFault'],
						description: 'A rejection needs a reason.',
					},
				],
				'cancellation.requested': 'confirming',
			},
		},
		approving: {
			tags: 'busy',
			meta: { requirement: 'PRC-01' },
			invoke: {
				id: 'decideOrder',
				src: 'decideOrder',
				input: ({ context }) => ({ ...own({ context }), decision: 'approve', words: '' }),
				...ending('waiting.failed'),
			},
		},
		rejecting: {
			tags: 'busy',
			meta: { requirement: 'PRC-01' },
			invoke: {
				id: 'decideOrder',
				src: 'decideOrder',
				input: ({ context }) => ({
					...own({ context }),
					decision: 'reject',
					words: context.draft.words,
				}),
				...ending('waiting.failed'),
			},
		},
		payable: {
			meta: { requirement: 'PRC-01' },
			...calmOrFailed,
			on: {
				...observing,
				'payment.chosen': 'paying',
				'transfer.chosen': { guard: is('approved'), target: 'announcing' },
				'cancellation.requested': 'confirming',
			},
		},
		paying,
		announcing: {
			tags: 'busy',
			meta: { requirement: 'PRC-01' },
			invoke: {
				id: 'announceTransfer',
				src: 'announceTransfer',
				input: own,
				...ending('payable.failed'),
			},
		},
		confirming: {
			tags: 'asking',
			meta: { requirement: 'PRC-01' },
			initial: 'idle',
			states: {
				idle: {},
				failed: { tags: 'failed', meta: { requirement: 'PRC-01' }, exit: 'clearFailure' },
			},
			on: {
				...observing,
				'cancellation.confirmed': 'cancelling',
				'cancellation.dismissed': 'opening',
			},
		},
		cancelling: {
			tags: ['busy', 'asking'],
			meta: { requirement: 'PRC-01' },
			invoke: { id: 'cancelOrder', src: 'cancelOrder', input: own, ...ending('confirming.failed') },
		},
		expired: {
			description: 'The prices are no longer held; a new quote has those of today.',
			meta: { requirement: 'PRC-01' },
			on: {
				...observing,
				'renewal.requested': 'renewing',
				'cancellation.requested': 'confirming',
			},
		},
		paid: {
			meta: { requirement: 'PRC-01' },
			on: { 'renewal.requested': 'renewing' },
		},
		cancelled: {
			meta: { requirement: 'PRC-01' },
			on: { 'renewal.requested': 'renewing' },
		},
		renewing,
		unrenewed: {
			description: 'No new quote was made.',
			tags: 'failed',
			meta: { requirement: 'PRC-01' },
			exit: 'clearFailure',
			on: { 'renewal.requested': 'renewing' },
		},
	},
})

import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** The decisions of buyer, support and provider about a request for a refund. */
export type RefundRequestStatusEvent =
	| { type: 'request.repeated' }
	| { type: 'request.withdrawn' }
	| { type: 'request.approved' }
	| { type: 'request.refused' }
	| { type: 'refund.sent' }
	| { type: 'refund.received' }

const received = {
	target: 'received',
	meta: { requirement: 'INV-03', roles: ['system'] },
} as const

/** The status of a buyer's request for a refund (INV-03). */
export const refundRequestStatusMachine = setup({
	types: { events: {} as RefundRequestStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'refund-request-status',
	initial: 'asked',
	states: {
		asked: {
			description: 'The request waits for a decision.',
			meta: { requirement: 'INV-03' },
			on: {
				'request.approved': {
					target: 'approved',
					meta: {
						requirement: 'INV-03',
						roles: ['vidya_customer_success', 'owner', 'finance', 'support'],
					},
				},
				'request.refused': {
					target: 'refused',
					meta: {
						requirement: 'INV-03',
						roles: ['vidya_customer_success', 'owner', 'finance', 'support'],
					},
				},
				'request.withdrawn': {
					target: 'withdrawn',
					meta: { requirement: 'INV-03', roles: ['user'] },
				},
				'refund.received': {
					...received,
					description: 'The provider returned the money before anybody decided.',
				},
			},
		},
		approved: {
			description: 'The provider is asked to return the money.',
			meta: { requirement: 'INV-03' },
			on: {
				'refund.sent': { target: 'sent', meta: { requirement: 'INV-03', roles: ['system'] } },
				'refund.received': received,
			},
		},
		sent: {
			description: 'The provider sent the money.',
			meta: { requirement: 'INV-03' },
			on: { 'refund.received': received },
		},
		received: {
			description: 'The buyer has the money.',
			type: 'final',
			meta: { requirement: 'INV-03' },
		},
		refused: {
			description: 'The decision has a reason, which the buyer reads.',
			type: 'final',
			meta: { requirement: 'INV-03' },
		},
		withdrawn: {
			description: 'The buyer took the request back and may make it again.',
			meta: { requirement: 'INV-03' },
			on: {
				'request.repeated': {
					target: 'asked',
					meta: { requirement: 'INV-03', roles: ['user'] },
				},
			},
		},
	},
})

import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Events of an order: the provider's money, its end, or the buyer who gives it up. */
export type OrderStatusEvent =
	| { type: 'payment.captured' }
	| { type: 'payment.failed' }
	| { type: 'order.cancelled' }

const captured = {
	target: 'paid',
	meta: { requirement: 'PUR-05', roles: ['system'] },
} as const

/** The status of an order (PUR-05). The provider's money decides, whenever it arrives. */
export const orderStatusMachine = setup({
	types: { events: {} as OrderStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'order-status',
	initial: 'created',
	states: {
		created: {
			description: 'The order waits for its payment.',
			meta: { requirement: 'PUR-05' },
			on: {
				'payment.captured': captured,
				'payment.failed': {
					target: 'failed',
					meta: { requirement: 'PUR-05', roles: ['system'] },
				},
				'order.cancelled': {
					target: 'cancelled',
					meta: { requirement: 'PUR-05', roles: ['user'] },
				},
			},
		},
		paid: {
			description: 'The order opened what it holds. A refund does not change its status.',
			type: 'final',
			meta: { requirement: 'PUR-05' },
		},
		failed: {
			description: 'Coupon and coins are released. Money that arrives later pays the order.',
			meta: { requirement: 'PUR-05' },
			on: { 'payment.captured': captured },
		},
		cancelled: {
			description: 'Coupon and coins are released. Money that arrives later pays the order.',
			meta: { requirement: 'PUR-05' },
			on: { 'payment.captured': captured },
		},
	},
})

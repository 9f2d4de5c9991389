import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Events that end an earning: its payout, or the refund of the order. */
export type EarningStatusEvent = { type: 'earning.paid' } | { type: 'order.refunded' }

/** The status of what a partner earns with a school’s order (API-03). */
export const earningStatusMachine = setup({
	types: { events: {} as EarningStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'earning-status',
	initial: 'earned',
	states: {
		earned: {
			description: 'Customer success has to pay it out.',
			meta: { requirement: 'API-03' },
			on: {
				'earning.paid': {
					target: 'paid_out',
					meta: { requirement: 'API-03', roles: ['vidya_customer_success'] },
				},
				'order.refunded': {
					target: 'cancelled',
					meta: { requirement: 'API-03', roles: ['system'] },
				},
			},
		},
		paid_out: {
			description: 'The partner has the money, also if the order is refunded later.',
			type: 'final',
			meta: { requirement: 'API-03' },
		},
		cancelled: {
			description: 'The school’s money went back before the payout.',
			type: 'final',
			meta: { requirement: 'API-03' },
		},
	},
})

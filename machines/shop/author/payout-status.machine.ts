import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** The bank sent the money, or it is not sent. */
export type PayoutStatusEvent = { type: 'payout.sent' } | { type: 'payout.cancelled' }

const meta = { requirement: 'DSK-22' }
const decision = { ...meta, roles: ['owner', 'finance'] }

/** The status of a payout to an author (DSK-22). */
export const payoutStatusMachine = setup({
	types: { events: {} as PayoutStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'payout-status',
	initial: 'prepared',
	states: {
		prepared: {
			description: 'Finance sends the money by bank. An author has one such payout at a time.',
			meta,
			on: {
				'payout.sent': { target: 'sent', meta: decision },
				'payout.cancelled': { target: 'cancelled', meta: decision },
			},
		},
		sent: {
			description: 'The author has the money, less the tax that was deducted.',
			type: 'final',
			meta,
		},
		cancelled: {
			description: 'The money was not sent; its shares wait for the next payout.',
			type: 'final',
			meta,
		},
	},
})

import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** A provider's reports about a refund. A failed attempt is retried until none is left. */
export type RefundStatusEvent =
	| { type: 'refund.retried' }
	| { type: 'refund.sent' }
	| { type: 'refund.received' }
	| { type: 'refund.failed' }

const meta = { requirement: 'INV-04', roles: ['system'] }
const reports = {
	'refund.retried': { target: 'asked', meta },
	'refund.sent': { target: 'sent', meta },
	'refund.received': { target: 'received', meta },
	'refund.failed': { target: 'failed', meta },
} as const

/** The status of the money that goes back for one payment (INV-03, INV-04). */
export const refundStatusMachine = setup({
	types: { events: {} as RefundStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'refund-status',
	initial: 'asked',
	states: {
		asked: {
			description: 'The provider is asked, and asked again after a failed attempt.',
			meta: { requirement: 'INV-04' },
			on: reports,
		},
		sent: {
			description: 'The provider sent the money. The bank of the buyer has it some days later.',
			meta: { requirement: 'INV-04' },
			on: reports,
		},
		failed: {
			description: 'No attempt is left. Support returns the money at the provider.',
			meta: { requirement: 'INV-04' },
			on: reports,
		},
		received: {
			description: 'The buyer has the money.',
			type: 'final',
			meta: { requirement: 'INV-03' },
		},
	},
})

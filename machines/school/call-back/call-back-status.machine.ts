import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Results that customer success notes about a call-back. */
export type CallBackStatusEvent =
	| { type: 'call.reached' }
	| { type: 'call.missed' }
	| { type: 'callBack.closed' }

const meta = { requirement: 'CBK-07', roles: ['vidya_customer_success', 'owner', 'support'] }
const reached = { target: 'called', meta } as const
const missed = { target: 'unreachable', meta } as const
const closed = { target: 'closed', meta } as const

/**
 * The status of a call-back request (CBK-07). The page offers the events of a state in the order in
 * which they are written.
 */
export const callBackStatusMachine = setup({
	types: { events: {} as CallBackStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'call-back-status',
	initial: 'new',
	states: {
		new: {
			description: 'Nobody has called yet.',
			meta: { requirement: 'CBK-07' },
			on: { 'call.reached': reached, 'call.missed': missed },
		},
		called: {
			description: 'Customer success spoke with the person.',
			meta: { requirement: 'CBK-07' },
			on: { 'callBack.closed': closed, 'call.missed': missed },
		},
		unreachable: {
			description: 'Nobody answered the call.',
			meta: { requirement: 'CBK-07' },
			on: { 'call.reached': reached, 'callBack.closed': closed },
		},
		closed: {
			description: 'Nothing is left to do.',
			meta: { requirement: 'CBK-07' },
			on: { 'call.reached': { ...reached, description: 'Another call opens it again.' } },
		},
	},
})

import { refundRequestMachine } from './refund-request.machine.ts'
import type { RefundContext, RefundEvent, RefundInput } from './refund-request.types.ts'

const orderId = '0b1e7c1e-5d0f-4c57-9d0e-0a6f6ac7a222'
const fresh: RefundInput = { orderId, status: null, stored: null }
const stored = { version: 1, id: orderId, reason: 'broken', words: '' }

/** How the paths of refund-request are found. */
export const refundRequestModel = {
	machine: refundRequestMachine,
	inputs: {
		fresh,
		asked: { ...fresh, status: 'asked' },
		approved: { ...fresh, status: 'approved' },
		refused: { ...fresh, status: 'refused' },
		withdrawn: { ...fresh, status: 'withdrawn' },
		stored: { ...fresh, stored },
		foreign: { ...fresh, stored: { ...stored, id: 'another' } },
	} satisfies Record<string, RefundInput>,
	events: {
		'draft.changed': { type: 'draft.changed', change: { reason: 'unsuitable' } },
		'request.submitted': { type: 'request.submitted' },
		'withdrawal.requested': { type: 'withdrawal.requested' },
		'withdrawal.confirmed': { type: 'withdrawal.confirmed' },
		'withdrawal.dismissed': { type: 'withdrawal.dismissed' },
		'refund.observed asked': { type: 'refund.observed', status: 'asked' },
		'refund.observed approved': { type: 'refund.observed', status: 'approved' },
		'refund.observed sent': { type: 'refund.observed', status: 'sent' },
		'refund.observed received': { type: 'refund.observed', status: 'received' },
	} satisfies Record<string, RefundEvent>,
	outcomes: {
		sendRequest: {
			asked: { output: { kind: 'stands', status: 'asked' } },
			late: { output: { kind: 'late' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
		withdrawRequest: {
			withdrawn: { output: { kind: 'stands', status: 'withdrawn' } },
			decided: { output: { kind: 'decided' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusReason'],
	project: ({ status, draft, lacksReason, failure }: RefundContext) => ({
		status,
		reason: draft.reason,
		words: draft.words,
		lacksReason,
		failure,
	}),
}

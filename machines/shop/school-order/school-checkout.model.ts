import { rupees } from '#machines/kit/rupees.ts'
import { schoolCheckoutMachine } from './school-checkout.machine.ts'
import type { CheckoutContext, CheckoutEvent, CheckoutInput } from './school-checkout.types.ts'

const orderId = '0b1e7c1e-5d0f-4c57-9d0e-0a6f6ac7a333'
const given = {
	purchaseOrder: '',
	stateCode: '29',
	businessName: 'Sunrise School',
	address: '4 School Road, Mysuru',
	gstin: '',
	words: '',
}
const quoted: CheckoutInput = {
	orderId,
	facts: { status: 'quoted', isExpired: false },
	request: {
		resourceIds: [],
		name: 'Asha',
		email: 'asha@school.in',
		phone: '+919812345678',
		promoCode: null,
		coins: 0,
		total: 1_766_500,
	},
	given,
	stored: null,
}
const standing = (status: CheckoutInput['facts']['status'], isExpired = false) => ({
	...quoted,
	facts: { status, isExpired },
})
const stands = (status: CheckoutInput['facts']['status']) => ({
	output: { kind: 'stands' as const, facts: { status, isExpired: false } },
})
const moved = { output: { kind: 'moved' as const } }
const unreachable = { error: new Error('offline') }
const stored = { version: 1, id: orderId, draft: { ...given, purchaseOrder: 'PO-7' } }

/** How the paths of school-checkout are found. */
export const schoolCheckoutModel = {
	machine: schoolCheckoutMachine,
	inputs: {
		quoted,
		rejected: standing('rejected'),
		waiting: standing('waiting'),
		approved: standing('approved'),
		transferring: standing('transferring'),
		paid: standing('paid'),
		cancelled: standing('cancelled'),
		expired: standing('quoted', true),
		stored: { ...quoted, stored },
		foreign: { ...quoted, stored: { ...stored, id: 'another' } },
	} satisfies Record<string, CheckoutInput>,
	events: {
		'draft.changed': { type: 'draft.changed', change: { purchaseOrder: 'PO-118' } },
		'draft.changed words': { type: 'draft.changed', change: { words: 'Too many.' } },
		'order.submitted': { type: 'order.submitted' },
		'order.approved': { type: 'order.approved' },
		'order.rejected': { type: 'order.rejected' },
		'payment.chosen': { type: 'payment.chosen' },
		'transfer.chosen': { type: 'transfer.chosen' },
		'cancellation.requested': { type: 'cancellation.requested' },
		'cancellation.confirmed': { type: 'cancellation.confirmed' },
		'cancellation.dismissed': { type: 'cancellation.dismissed' },
		'renewal.requested': { type: 'renewal.requested' },
		'order.observed approved': {
			type: 'order.observed',
			facts: { status: 'approved', isExpired: false },
		},
		'order.observed quoted': {
			type: 'order.observed',
			facts: { status: 'quoted', isExpired: false },
		},
		'order.observed expired': {
			type: 'order.observed',
			facts: { status: 'quoted', isExpired: true },
		},
		'order.observed waiting': {
			type: 'order.observed',
			facts: { status: 'waiting', isExpired: false },
		},
		'order.observed paid': { type: 'order.observed', facts: { status: 'paid', isExpired: false } },
	} satisfies Record<string, CheckoutEvent>,
	outcomes: {
		submitOrder: {
			approved: stands('approved'),
			waiting: stands('waiting'),
			faulty: { output: { kind: 'faulty', faults: { purchaseOrder: 'missing' } } },
			expired: { output: { kind: 'expired' } },
			unreachable,
		},
		decideOrder: {
			approved: stands('approved'),
			rejected: stands('rejected'),
			moved,
			unreachable,
		},
		payByCard: {
			paid: { output: { kind: 'paid' } },
			pending: { output: { kind: 'pending' } },
			dismissed: { output: { kind: 'dismissed' } },
			declined: { output: { kind: 'declined' } },
			refused: { output: { kind: 'orderFailed' } },
			broken: { error: new Error('broken') },
		},
		announceTransfer: {
			transferring: stands('transferring'),
			none: { output: { kind: 'noTransfer' } },
			unreachable,
		},
		cancelOrder: { cancelled: stands('cancelled'), moved, unreachable },
		renewQuote: {
			quoted: { output: { kind: 'quoted', orderId: 'another' } },
			notSold: { output: { kind: 'notSold' } },
			unreachable,
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusFault', 'openOrder'],
	words: { total: rupees },
	project: ({ facts, draft, faults, failure }: CheckoutContext) => ({
		...facts,
		purchaseOrder: draft.purchaseOrder,
		words: draft.words,
		faults,
		failure,
	}),
}

import { setup } from 'xstate'
import { needsApproval } from '#domain/shop/school-checkout.rules.ts'
import type { StatusMeta } from '#machines/kit/status.ts'

/** `total` and `limit` in paise; `limit` is null where every order needs an approval. */
type Submission = { isMain: boolean; total: number; limit: number | null }

/** The decisions of a school and of customer success about an order. */
export type SchoolOrderStatusEvent =
	| ({ type: 'order.submitted' } & Submission)
	| { type: 'order.approved' }
	| { type: 'order.rejected' }
	| { type: 'transfer.announced' }
	| { type: 'payment.captured' }
	| { type: 'transfer.confirmed' }
	| { type: 'order.cancelled' }

const contacts = { requirement: 'PRC-01', roles: ['main_poc', 'additional_main_poc'] }
const main = { requirement: 'PRC-01', roles: ['main_poc'] }
const submission = ({ event }: { event: Submission }) => event

const submitted = [
	{
		guard: { type: 'needsApproval', params: submission },
		target: 'waiting',
		meta: contacts,
	},
	{ target: 'approved', meta: contacts },
] as const
const cancelled = { target: 'cancelled', meta: contacts } as const
const captured = {
	target: 'paid',
	meta: { requirement: 'PRC-01', roles: ['system'] },
} as const

/** The status of a school's order, from its quote to its payment (PRC-01). */
export const schoolOrderStatusMachine = setup({
	types: { events: {} as SchoolOrderStatusEvent, meta: {} as StatusMeta },
	guards: { needsApproval: (_, params: Submission) => needsApproval(params) },
}).createMachine({
	id: 'school-order-status',
	initial: 'quoted',
	states: {
		quoted: {
			description: 'The quote is valid for some days and can be ordered.',
			meta: { requirement: 'PRC-01' },
			on: { 'order.submitted': submitted, 'order.cancelled': cancelled },
		},
		waiting: {
			description: 'The order is above the limit and waits for the main point of contact.',
			meta: { requirement: 'PRC-01' },
			on: {
				'order.approved': { target: 'approved', meta: main },
				'order.rejected': { target: 'rejected', meta: main },
				'order.cancelled': cancelled,
			},
		},
		rejected: {
			description: 'The main point of contact gave a reason. The order can be sent again.',
			meta: { requirement: 'PRC-01' },
			on: { 'order.submitted': submitted, 'order.cancelled': cancelled },
		},
		approved: {
			description: 'The order can be paid at the provider or by bank transfer.',
			meta: { requirement: 'PRC-01' },
			on: {
				'transfer.announced': { target: 'transferring', meta: contacts },
				'payment.captured': captured,
				'order.cancelled': cancelled,
			},
		},
		transferring: {
			description: 'Customer success waits for a bank transfer with the order’s reference.',
			meta: { requirement: 'PRC-01' },
			on: {
				'transfer.confirmed': {
					target: 'paid',
					meta: { requirement: 'PRC-01', roles: ['vidya_customer_success', 'owner', 'finance'] },
				},
				'payment.captured': captured,
				'order.cancelled': cancelled,
			},
		},
		paid: {
			description: 'The school has its licences and its invoice.',
			type: 'final',
			meta: { requirement: 'PRC-01' },
		},
		cancelled: { type: 'final', meta: { requirement: 'PRC-01' } },
	},
})

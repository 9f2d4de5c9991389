import { answered } from '#machines/kit/answered.ts'
import { assignFailure, assignPayment, backWith } from './purchase.params.ts'
import { purchaseSetup } from './purchase.setup.ts'
import type { AwaitVerdict } from './purchase.types.ts'

/** Asks for the status of the payment; while it is pending the machine goes on to `next`. */
const check = (next: 'pausing' | 'idle' | 'waiting' | 'stopped') =>
	purchaseSetup.createStateConfig({
		invoke: {
			id: 'awaitPayment',
			src: 'awaitPayment',
			input: ({ context }) => ({ orderId: context.orderId! }),
			onDone: [
				{
					guard: answered<AwaitVerdict>('paid'),
					target: '#purchase.paid',
					actions: assignPayment,
				},
				{
					guard: answered<AwaitVerdict>('declined'),
					target: '#purchase.paymentFailed',
					actions: assignFailure('declined'),
				},
				{ guard: answered<AwaitVerdict>('unpaid'), ...backWith('unpaid') },
				{ guard: answered<AwaitVerdict>('refunded'), ...backWith('refunded') },
				{ target: next },
			],
			onError: next,
		},
	})

/** An unconfirmed payment: polls its status with growing delays, then on request (PAY-01). */
export const pending = purchaseSetup.createStateConfig({
	description: '`payment pending, we are checking`: never a dead end, and it may be left.',
	tags: 'dismissible',
	meta: { requirement: 'PAY-01' },
	initial: 'checking',
	on: { 'purchase.dismissed': 'dismissed' },
	states: {
		checking: check('pausing'),
		pausing: { after: { shortPause: 'rechecking' } },
		rechecking: check('idle'),
		idle: { after: { mediumPause: 'checkingLater' } },
		checkingLater: check('waiting'),
		waiting: { after: { longPause: 'checkingLast' } },
		checkingLast: check('stopped'),
		stopped: {
			description: 'Asked about long enough: the server goes on looking, the buyer may ask again.',
			meta: { requirement: 'PAY-01' },
			on: { 'check.requested': 'checking' },
		},
	},
})

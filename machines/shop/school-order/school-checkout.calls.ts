import { answered } from '#machines/kit/answered.ts'
import {
	type Answered,
	failing,
	failingWith,
	forgetting,
	own,
	standing,
} from './school-checkout.params.ts'
import { checkoutSetup } from './school-checkout.setup.ts'
import type {
	CheckoutFaults,
	CheckoutPayment,
	CheckoutVerdict,
	RenewalVerdict,
} from './school-checkout.types.ts'

/** Validates and sends the school's statement (PRC-01). */
export const submitting = checkoutSetup.createStateConfig({
	tags: 'busy',
	meta: { requirement: 'PRC-01' },
	invoke: {
		id: 'submitOrder',
		src: 'submitOrder',
		input: ({ context: { orderId, draft } }) => ({ orderId, draft }),
		onDone: [
			{
				guard: answered<CheckoutVerdict>('stands'),
				target: 'opening',
				actions: [standing, forgetting],
			},
			{
				guard: answered<CheckoutVerdict>('faulty'),
				target: 'editing',
				actions: [
					{
						type: 'assignFaults',
						params: ({ event: { output } }: Answered) => ({
							faults: (output as { faults: CheckoutFaults }).faults,
						}),
					},
					'focusFault',
				],
				description: 'The first field that is wrong gets the focus.',
			},
			{ target: 'editing.failed', actions: failing },
		],
		onError: { target: 'editing.failed', actions: failingWith('unavailable') },
	},
})

/** The provider's own widget (PAY-01). */
export const paying = checkoutSetup.createStateConfig({
	description: 'A second press pays nothing twice.',
	tags: 'busy',
	meta: { requirement: 'PRC-01 PAY-01' },
	on: {
		'order.observed': {
			actions: { type: 'assignFacts', params: ({ event: { facts } }) => ({ facts }) },
			description: 'It counts once the widget is closed.',
		},
	},
	invoke: {
		id: 'payByCard',
		src: 'payByCard',
		input: ({ context }) => context.request,
		onDone: [
			{
				guard: answered<CheckoutPayment>('paid'),
				target: 'opening',
				actions: {
					type: 'assignFacts',
					params: { facts: { status: 'paid', isExpired: false } },
				},
			},
			{ guard: answered<CheckoutPayment>('dismissed'), target: 'opening' },
			{
				guard: answered<CheckoutPayment>('pending', 'declined', 'refunded', 'scriptFailed'),
				target: 'payable.failed',
				actions: failing,
			},
			{ target: 'payable.failed', actions: failingWith('orderFailed') },
		],
		onError: { target: 'payable.failed', actions: failingWith('orderFailed') },
	},
})

/** The same licences at prices of today (PRC-01). */
export const renewing = checkoutSetup.createStateConfig({
	tags: 'busy',
	meta: { requirement: 'PRC-01' },
	invoke: {
		id: 'renewQuote',
		src: 'renewQuote',
		input: own,
		onDone: [
			{
				guard: answered<RenewalVerdict>('quoted'),
				target: 'opening',
				actions: {
					type: 'openOrder',
					params: ({ event }: { event: { output: RenewalVerdict } }) => ({
						orderId: (event.output as { orderId: string }).orderId,
					}),
				},
			},
			{ target: 'unrenewed', actions: failing },
		],
		onError: { target: 'unrenewed', actions: failingWith('unavailable') },
	},
})

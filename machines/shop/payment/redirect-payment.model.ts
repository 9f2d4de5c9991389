import type { OrderInput } from '#machines/kit/order.types.ts'
import { rupees } from '#machines/kit/rupees.ts'
import { redirectPaymentMachine } from './redirect-payment.machine.ts'
import type { RedirectPaymentContext } from './redirect-payment.types.ts'

const request: OrderInput = {
	resourceIds: ['p1'],
	name: 'Wanjiru',
	email: 'wanjiru@school.ke',
	phone: '+254712345678',
	promoCode: null,
	coins: 0,
	total: 117800,
}

/** How the paths of redirect-payment are found. */
export const redirectPaymentModel = {
	machine: redirectPaymentMachine,
	inputs: { agreed: request },
	events: {},
	outcomes: {
		createOrder: {
			created: { output: { kind: 'created', orderId: 'o1', paymentUrl: 'https://pay.test/o1' } },
			refused: { output: { kind: 'refused' } },
			priceChanged: { output: { kind: 'priceChanged' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['leaveTo'],
	words: { total: rupees },
	project: ({ order, refusal }: RedirectPaymentContext) => ({
		order: order?.orderId ?? null,
		refusal,
	}),
}

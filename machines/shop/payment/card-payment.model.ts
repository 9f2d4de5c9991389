import { rupees } from '#machines/kit/rupees.ts'
import { cardPaymentMachine } from './card-payment.machine.ts'
import { cardPaymentProperties } from './card-payment.properties.ts'
import type { CardPaymentContext, CardPaymentInput } from './card-payment.types.ts'

const request: CardPaymentInput = {
	resourceIds: ['p1'],
	name: 'Asha',
	email: 'asha@school.in',
	phone: '+919812345678',
	promoCode: null,
	coins: 0,
	total: 117800,
}
const order = {
	orderId: 'o1',
	key: 'rzp_test',
	currency: 'INR',
	amount: 117800,
	pgOrderId: 'order_1',
}
const receipt = { paymentId: 'pay_1', pgOrderId: 'order_1', signature: 'signed' }

/** How the paths of card-payment are found. */
export const cardPaymentModel = {
	machine: cardPaymentMachine,
	inputs: { agreed: request },
	events: {},
	outcomes: {
		loadScript: { loaded: { output: undefined }, blocked: { error: new Error('blocked') } },
		createOrder: {
			created: { output: { kind: 'created', order } },
			priceChanged: { output: { kind: 'priceChanged' } },
			refused: { output: { kind: 'orderFailed' } },
			unreachable: { error: new Error('offline') },
		},
		openWidget: {
			answered: { output: { kind: 'answered', receipt } },
			declined: { output: { kind: 'declined' } },
			dismissed: { output: { kind: 'dismissed' } },
			broken: { error: new Error('broken') },
		},
		verifyPayment: {
			paid: { output: { kind: 'paid', paymentId: 'pay_1' } },
			pending: { output: { kind: 'pending' } },
			declined: { output: { kind: 'declined' } },
			unpaid: { output: { kind: 'unpaid' } },
			refunded: { output: { kind: 'refunded' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['releaseOrder'],
	words: { total: rupees, amount: rupees },
	project: ({ order: made, receipt: given, paymentId, refusal }: CardPaymentContext) => ({
		order: made?.orderId ?? null,
		receipt: given?.paymentId ?? null,
		paymentId,
		refusal,
	}),
	properties: cardPaymentProperties,
}

import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const stuckRefundKind = mailKind({
	name: 'refund-stuck',
	values: { provider: 'razorpay', money: '₹589.00', payment: 'pay_…', order: '019b76da-…' },
	needed: ['provider', 'money', 'payment'],
	en: {
		subject: 'Refund of {money} has to be made by hand',
		text: `{provider} has not made a refund of {money} in four days of attempts. Check in its dashboard whether the refund was made. If it was not, make it there. {brand} shows it as refunded when the provider reports it.

Payment: {payment}
Order: {order}`,
	},
})

type StuckPayment = {
	id: string
	orderId: string
	provider: string
	/** In the smallest unit of the currency. */
	amount: number
	currency: string
}

/**
 * INV-04: asks the people behind the shop to make a refund that the provider has not made in four
 * days. A refund in the provider's dashboard is stored when its webhook reports it.
 */
export const stuckRefundMail = (
	{ id: payment, orderId: order, provider, amount, currency }: StuckPayment,
	to: string,
): Mail => {
	const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
	return mailOf(stuckRefundKind, { to, values: { provider, money, payment, order } })
}

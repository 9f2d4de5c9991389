import type { Mail } from '#server/platform/mail/mailer.ts'

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
	{ id, orderId, provider, amount, currency }: StuckPayment,
	to: string,
): Mail => {
	const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
	return {
		to,
		subject: `Refund of ${money} has to be made by hand`,
		text: [
			`${provider} has not made a refund of ${money} in four days of attempts.`,
			'Check in its dashboard whether the refund was made. If it was not, make it there.',
			'{brand} shows it as refunded when the provider reports it.',
			'',
			`Payment: ${id}`,
			`Order: ${orderId}`,
		].join('\n'),
	}
}

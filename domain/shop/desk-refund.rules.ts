/** Why the team gives money back on its own account (DSK-11). */
export const deskRefundReasons = [
	'goodwill',
	'not_as_promised',
	'charged_twice',
	'by_mistake',
	'other',
] as const

/** One of the reasons of {@link deskRefundReasons}. */
export type DeskRefundReason = (typeof deskRefundReasons)[number]

/** The least that the providers give back, in the smallest unit of the currency. */
export const LEAST_REFUND = 100

/** A payment as the rules judge it; amounts in the smallest unit of its currency. */
export type RefundablePayment = {
	amount: number
	/** True once the payment goes back as a whole. */
	isReturned: boolean
	/** The parts of it that went back, or are on their way. */
	parts: readonly number[]
}

/** Returns how much of a payment can still be given back, in its smallest unit. */
export const refundableOf = ({ amount, isReturned, parts }: RefundablePayment): number =>
	isReturned ? 0 : amount - parts.reduce((sum, part) => sum + part, 0)

/**
 * Returns true if a part may be given back: at least {@link LEAST_REFUND}, and less than what is
 * left, for the rest is given back as a whole, which ends the order.
 */
export const isRefundPart = (part: number, refundable: number): boolean =>
	Number.isInteger(part) && part >= LEAST_REFUND && part < refundable

import { validate } from 'uuid'

/** Our id of a refund in a provider's notes; null for anything else that is there. */
export const ownIdOf = (noted: unknown): string | null =>
	typeof noted === 'string' && validate(noted) ? noted : null

/** A provider's refund of a payment. */
type Known = { ownId: string | null; status: string; amount: number }

/**
 * Returns the refund that exists already for one of ours: the one that has its id, or one of its
 * amount that was made by hand. A failed one does not count.
 */
export const standingOf = <Refund extends Known>(
	refunds: readonly Refund[],
	{ refundId, amount }: { refundId: string; amount: number },
): Refund | undefined => {
	const standing = refunds.filter(({ status }) => status !== 'failed')
	return (
		standing.find(({ ownId }) => ownId === refundId) ??
		standing.find((refund) => refund.ownId === null && refund.amount === amount)
	)
}

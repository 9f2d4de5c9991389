/**
 * How a line of a settlement agrees with what the shop knows: `unknown` is a payment or a refund
 * that the shop has not, `differs` one of another amount or currency, `other` no payment or refund.
 */
export type LineMatch = 'matched' | 'unknown' | 'differs' | 'other'

type Money = { amount: number; currency: string }

/** DSK-15: compares a line with the payment or the refund that has its id. */
export const matchOf = (
	line: Money & { kind: 'payment' | 'refund' | 'other' },
	ours: Money | undefined,
): LineMatch => {
	if (line.kind === 'other') return 'other'
	if (!ours) return 'unknown'
	return ours.amount === line.amount && ours.currency === line.currency ? 'matched' : 'differs'
}

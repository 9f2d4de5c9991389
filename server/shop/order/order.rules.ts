import type { PaymentReport } from '#server/platform/payment/gateway.ts'

/** How long an unpaid order holds its coupon and coins, in ms. */
export const ORDER_MS = 30 * 60_000

/** How long an order whose payment is under way may stay open beyond its time, in ms. */
export const PENDING_MS = 24 * 3_600_000

/** How long after it was placed a closed order is still looked at for money, in ms. */
export const LOOKBACK_MS = 7 * 24 * 3_600_000

/** Orders that one account may have open; the oldest makes room for one more. */
export const OPEN_ORDERS = 5

const FIRST_CHECK_MS = 60_000
const LONGEST_GAP_MS = 6 * 3_600_000

/** When the reconciler first asks about an order; until then callback and webhook have time. */
export const firstCheckAt = (createdAt: Date): Date =>
	new Date(createdAt.getTime() + FIRST_CHECK_MS)

/**
 * Returns the next check of an unpaid order: after a quarter of its age, between a minute and six
 * hours; an open one also at its expiry. Null if it is closed and older than `LOOKBACK_MS`.
 */
export const nextCheckAt = (
	order: { createdAt: Date; expiresAt: Date; isOpen: boolean },
	now: Date,
): Date | null => {
	const age = now.getTime() - order.createdAt.getTime()
	if (!order.isOpen && age >= LOOKBACK_MS) return null
	const gap = Math.min(LONGEST_GAP_MS, Math.max(FIRST_CHECK_MS, age / 4))
	const next = now.getTime() + gap
	const runsOut = order.expiresAt.getTime()
	return new Date(order.isOpen && runsOut > now.getTime() ? Math.min(next, runsOut) : next)
}

const PAID_CHECKS_MS = [3_600_000, 24 * 3_600_000]

/**
 * Returns the next check of a paid order for an unreported second payment: an hour and a day after
 * payment.
 */
export const nextPaidCheckAt = (paidAt: Date, now: Date): Date | null => {
	const next = PAID_CHECKS_MS.map((ms) => new Date(paidAt.getTime() + ms)).find((at) => at > now)
	return next ?? null
}

/**
 * Returns true if an unpaid order has expired: its time is over and no payment is pending, or one
 * is pending for more than a day.
 */
export const hasRunOut = (order: { expiresAt: Date }, isPending: boolean, now: Date): boolean =>
	order.expiresAt.getTime() + (isPending ? PENDING_MS : 0) <= now.getTime()

/** One coin for every ₹50 paid; `total` in paise. */
export const coinsEarned = (total: number): number => Math.floor(total / 5000)

/** `VD-20261120-1f3a9c12ab`: a receipt number that needs no shared counter. */
export const receiptNumber = (orderId: string, now: Date): string =>
	`VD-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${orderId.replaceAll('-', '').slice(-10)}`

/** Why captured money is given back instead of fulfilling its order. */
export type CaptureRefusal =
	| 'already-paid'
	| 'currency-differs'
	| 'amount-differs'
	| 'already-owned'
	| 'order-closed'

/**
 * Returns why captured money is not what its order asked for; null if it is. The reservations
 * decide on `order-closed`, not this rule.
 */
export const refusalOfCapture = (
	report: Pick<PaymentReport, 'amount' | 'currency'>,
	order: { status: string; total: number; currency: string; isOwned: boolean },
): CaptureRefusal | null => {
	if (order.status === 'paid') return 'already-paid'
	if (report.currency !== order.currency) return 'currency-differs'
	if (report.amount !== order.total) return 'amount-differs'
	return order.isOwned ? 'already-owned' : null
}

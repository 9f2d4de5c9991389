import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { refundStatusMachine } from '#machines/shop/refund/refund-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { payment } from '#server/shop/order/order.tables.ts'
import { refund } from './refund.tables.ts'

export type Refund = typeof refund.$inferSelect

type NewRefund = Pick<Refund, 'paymentId' | 'amount' | 'currency' | 'reason'> &
	Partial<Pick<Refund, 'isWhole' | 'madeBy' | 'words'>>

/**
 * Inserts a refund and returns it; undefined for a payment that goes back as a whole already.
 */
export const insertRefund = async (
	db: Db,
	{ paymentId, amount, currency, reason, isWhole, madeBy, words }: NewRefund,
	now: Date,
): Promise<Refund | undefined> => {
	const [row] = await db
		.insert(refund)
		.values({
			...{ paymentId, amount, currency, reason, status: 'asked', createdAt: now, nextAt: now },
			...(isWhole !== undefined && { isWhole }),
			...(madeBy && { madeBy }),
			...(words && { words }),
		})
		.onConflictDoNothing()
		.returning()
	return row
}

/** The refunds of a payment, the first first. */
export const findRefundsOf = (db: Db, paymentId: string): Promise<Refund[]> =>
	db
		.select()
		.from(refund)
		.where(eq(refund.paymentId, paymentId))
		.orderBy(asc(refund.createdAt), asc(refund.id))

/**
 * Claims due refunds and counts the attempt. Each is due again after 2, 4, 8 … minutes, at most 6
 * hours, so that a crashed process loses none.
 */
export const claimDueRefunds = async (db: Db, limit: number, now: Date) => {
	const due = db
		.select({ id: refund.id })
		.from(refund)
		.where(and(inArray(refund.status, ['asked', 'sent']), lte(refund.nextAt, now)))
		.orderBy(asc(refund.nextAt))
		.limit(limit)
		.for('update', { skipLocked: true })
	const claimed = await db
		.update(refund)
		.set({
			attempts: sql`${refund.attempts} + 1`,
			nextAt: sql`${now.toISOString()}::timestamptz + least(power(2, ${refund.attempts} + 1), 360) * interval '1 minute'`,
		})
		.where(inArray(refund.id, due))
		.returning()
	if (claimed.length === 0) return []
	return db
		.select({ refund, provider: payment.provider })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(
			inArray(
				refund.id,
				claimed.map((row) => row.id),
			),
		)
}

const life = { table: refund, column: 'status', machine: refundStatusMachine } as const

const events = {
	asked: 'refund.retried',
	sent: 'refund.sent',
	received: 'refund.received',
	failed: 'refund.failed',
} as const

/**
 * Writes what a provider reports of a refund; without our id of it, that of the whole payment.
 * Returns it; undefined once it has reached the buyer.
 */
export const moveRefund = async (
	db: Db,
	report: { paymentId: string; refundId: string | null; ownId: string | null },
	status: Refund['status'],
	now: Date,
): Promise<Refund | undefined> => {
	const [row] = await moveTo(
		db,
		life,
		{ type: events[status] },
		and(
			eq(refund.paymentId, report.paymentId),
			report.ownId === null ? refund.isWhole : eq(refund.id, report.ownId),
		)!,
		{
			...(report.refundId && { providerRefundId: report.refundId }),
			...(status === 'received' && { receivedAt: now }),
		},
	)
	return row
}

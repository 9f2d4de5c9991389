import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'

export type Payment = typeof payment.$inferSelect

/** A payment that was recorded before; undefined for a new one. */
export const findPayment = async (db: Db, id: string): Promise<Payment | undefined> => {
	const [row] = await db.select().from(payment).where(eq(payment.id, id))
	return row
}

/** A payment with the account that paid it; undefined for an unknown one. */
export const findBuyer = async (db: Db, id: string) => {
	const [row] = await db
		.select({ payment, accountId: order.accountId })
		.from(payment)
		.innerJoin(order, eq(order.id, payment.orderId))
		.where(eq(payment.id, id))
	return row
}

const insertOnce = prepareBuilt('insert payment', (db, at: typeof payment.$inferInsert) =>
	db.insert(payment).values(at).onConflictDoNothing(),
)

/** Records a payment, once per id. */
export const insertPayment = async (db: Db, row: typeof payment.$inferInsert): Promise<void> => {
	await insertOnce(db, row)
}

/**
 * Notes that the provider gave a payment back; undefined when it is unknown or was noted before.
 */
export const markPaymentRefunded = async (db: Db, id: string): Promise<Payment | undefined> => {
	const [row] = await db
		.update(payment)
		.set({ status: 'refunded' })
		.where(and(eq(payment.id, id), eq(payment.status, 'captured')))
		.returning()
	return row
}

const paymentsOf = prepareBuilt('payments of order', (db, at: { orderId: string }) =>
	db
		.select({ payment, refund })
		.from(payment)
		.leftJoin(refund, and(eq(refund.paymentId, payment.id), refund.isWhole))
		.where(eq(payment.orderId, at.orderId))
		.orderBy(asc(payment.createdAt), asc(payment.id)),
)

/** The payments of an order with their refunds as a whole, first payment first. */
export const findPayments = (db: Db, orderId: string) => paymentsOf(db, { orderId })

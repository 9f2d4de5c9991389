import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { payment, refund } from '#server/platform/database/schema/order.ts'

export type Payment = typeof payment.$inferSelect

/** A payment that was recorded before; undefined for a new one. */
export const findPayment = async (db: Db, id: string): Promise<Payment | undefined> => {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row
}

/** Records a payment once; false when its id is recorded already. */
export const insertPayment = async (db: Db, row: typeof payment.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(payment)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: payment.id })
  return rows.length === 1
}

/** Notes that the provider gave a payment back. */
export const markPaymentRefunded = (db: Db, id: string) =>
  db
    .update(payment)
    .set({ status: 'refunded' })
    .where(and(eq(payment.id, id), eq(payment.status, 'captured')))

/** The payments of an order with their refunds, first payment first. */
export const findPayments = (db: Db, orderId: string) =>
  db
    .select({ payment, refund })
    .from(payment)
    .leftJoin(refund, eq(refund.paymentId, payment.id))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.id))

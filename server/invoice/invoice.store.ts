import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { billing, invoice, invoiceSerial } from '#server/platform/database/schema/invoice.ts'
import { order, orderLine, payment } from '#server/platform/database/schema/order.ts'
import { schoolOrder } from '#server/platform/database/schema/school-order.ts'

export type { Supplier } from '#server/platform/database/schema/invoice.ts'

export type Invoice = typeof invoice.$inferSelect

/** Takes the next number of a series; it is free again when the transaction fails. Others wait for it, so take it last. */
export const takeSerial = async (
  tx: Db,
  series: string,
  financialYear: number,
): Promise<number> => {
  const [row] = await tx
    .insert(invoiceSerial)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSerial.series, invoiceSerial.financialYear],
      set: { last: sql`${invoiceSerial.last} + 1` },
    })
    .returning({ last: invoiceSerial.last })
  return row!.last
}

/** Writes an invoice or a credit note. */
export const insertInvoice = async (tx: Db, row: typeof invoice.$inferInsert): Promise<Invoice> => {
  const [written] = await tx.insert(invoice).values(row).returning()
  return written!
}

/** An order with its lines and what its buyer, or the school that it is for, said of invoices. */
export const readInvoiced = async (tx: Db, orderId: string) => {
  const rows = await tx
    .select({ order, line: orderLine, billing, school: schoolOrder })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .leftJoin(billing, eq(billing.accountId, order.accountId))
    .leftJoin(schoolOrder, eq(schoolOrder.id, order.schoolOrderId))
    .where(eq(order.id, orderId))
    .orderBy(asc(orderLine.id))
  return {
    order: rows[0]!.order,
    billing: rows[0]!.school ?? rows[0]!.billing,
    purchaseOrder: rows[0]!.school?.purchaseOrder,
    lines: rows.map(({ line }) => line),
  }
}

/** Invoice and credit note of an order of an account, the invoice first. */
export const findInvoices = (db: Db, accountId: string, orderId: string): Promise<Invoice[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.accountId, accountId)))
    .orderBy(asc(invoice.issuedAt), asc(invoice.id))

/** The invoice or the credit note of an order. */
export const findOfOrder = async (
  db: Db,
  orderId: string,
  kind: Invoice['kind'],
): Promise<Invoice | undefined> => {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, kind)))
  return row
}

/** Paid orders without an invoice that a payment fulfilled, the longest paid first, at most `limit`. */
export const findUninvoiced = (db: Db, limit: number) =>
  db
    .select({ orderId: order.id, paymentId: payment.id })
    .from(order)
    .innerJoin(payment, and(eq(payment.orderId, order.id), eq(payment.outcome, 'fulfilled')))
    .leftJoin(invoice, and(eq(invoice.orderId, order.id), eq(invoice.kind, 'invoice')))
    .where(
      and(
        eq(order.status, 'paid'),
        eq(payment.status, 'captured'),
        isNull(order.returnedAt),
        not(order.isInvoiced),
        isNull(invoice.id),
      ),
    )
    .orderBy(asc(order.paidAt), asc(order.id))
    .limit(limit)

/** Holds an order until the transaction ends. */
export const holdOrder = (tx: Db, id: string) =>
  tx.select({ id: order.id }).from(order).where(eq(order.id, id)).for('no key update')

/** An invoice by its id. */
export const findInvoice = async (db: Db, id: string): Promise<Invoice | undefined> => {
  const [row] = await db.select().from(invoice).where(eq(invoice.id, id))
  return row
}

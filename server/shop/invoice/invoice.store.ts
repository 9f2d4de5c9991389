import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { billing } from '#server/shop/billing/billing.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { invoice, invoiceSerial } from './invoice.tables.ts'

export type { InvoiceFacts, InvoiceLine, Supplier } from './invoice.tables.ts'

export type Invoice = typeof invoice.$inferSelect

const nextSerial = prepareBuilt(
	'next serial',
	(db, at: { series: string; financialYear: number }) =>
		db
			.insert(invoiceSerial)
			.values({ ...at, last: 1 })
			.onConflictDoUpdate({
				target: [invoiceSerial.series, invoiceSerial.financialYear],
				set: { last: sql`${invoiceSerial.last} + 1` },
			})
			.returning({ last: invoiceSerial.last }),
)

/** Takes the next number of a series; a rollback frees it. Others wait for it, so take it last. */
export const takeSerial = async (tx: Db, series: string, financialYear: number): Promise<number> =>
	(await nextSerial(tx, { series, financialYear }))[0]!.last

const insertRow = prepareBuilt('insert invoice', (db, at: typeof invoice.$inferInsert) =>
	db.insert(invoice).values(at).returning(),
)

/** Writes an invoice or a credit note. */
export const insertInvoice = async (tx: Db, row: typeof invoice.$inferInsert): Promise<Invoice> =>
	(await insertRow(tx, { id: v7(), ...row }))[0]!

const invoicedRows = prepareBuilt('order to invoice', (db, at: { orderId: string }) =>
	db
		.select({ order, line: orderLine, billing, school: schoolOrder })
		.from(order)
		.innerJoin(orderLine, eq(orderLine.orderId, order.id))
		.leftJoin(billing, eq(billing.accountId, order.accountId))
		.leftJoin(schoolOrder, eq(schoolOrder.id, order.schoolOrderId))
		.where(eq(order.id, at.orderId))
		.orderBy(asc(orderLine.id)),
)

/** An order with its lines and what its buyer, or the school that it is for, said of invoices. */
export const readInvoiced = async (tx: Db, orderId: string) => {
	const rows = await invoicedRows(tx, { orderId })
	return {
		order: rows[0]!.order,
		billing: rows[0]!.school ?? rows[0]!.billing,
		purchaseOrder: rows[0]!.school?.purchaseOrder,
		lines: rows.map(({ line }) => line),
	}
}

/** The invoices and credit notes of an order of an account, in their order. */
export const findInvoices = (db: Db, accountId: string, orderId: string): Promise<Invoice[]> =>
	db
		.select()
		.from(invoice)
		.where(and(eq(invoice.orderId, orderId), eq(invoice.accountId, accountId)))
		.orderBy(asc(invoice.issuedAt), asc(invoice.id))

/** The newest invoice or credit note of an order, of all or of one occasion. */
export const findOfOrder = async (
	db: Db,
	orderId: string,
	kind: Invoice['kind'],
	occasion?: string,
): Promise<Invoice | undefined> => {
	const [row] = await db
		.select()
		.from(invoice)
		.where(
			and(
				eq(invoice.orderId, orderId),
				eq(invoice.kind, kind),
				occasion === undefined ? undefined : eq(invoice.occasion, occasion),
			),
		)
		.orderBy(desc(invoice.issuedAt), desc(invoice.id))
		.limit(1)
	return row
}

/** The credit notes that refer to an invoice. */
export const findCreditNotes = (db: Db, { orderId, number }: Invoice): Promise<Invoice[]> =>
	db
		.select()
		.from(invoice)
		.where(
			and(
				eq(invoice.orderId, orderId),
				eq(invoice.kind, 'credit-note'),
				sql`${invoice.facts} -> 'refersTo' ->> 'number' = ${number}`,
			),
		)

/**
 * Returns up to `limit` paid orders without an invoice that a payment fulfilled, the oldest first.
 */
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

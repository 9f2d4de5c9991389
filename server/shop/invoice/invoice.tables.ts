import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { order } from '#server/shop/order/order.tables.ts'

/**
 * The last number given in a series and a financial year; its row is held until the invoice is
 * committed, so that no number is left out.
 */
export const invoiceSerial = pgTable(
	'invoice_serial',
	{
		series: text('series').notNull(),
		financialYear: integer('financial_year').notNull(),
		last: integer('last').notNull(),
	},
	(t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)

/** One line of an invoice; money in paise. */
export type InvoiceLine = {
	title: string
	sac: string
	taxable: number
	cgst: number
	sgst: number
	igst: number
}

/** The seller. */
export type Supplier = { name: string; address: string; gstin: string; stateCode: string }

/** The buyer. */
export type Recipient = {
	name: string
	email: string
	phone: string
	businessName: string
	address: string
	gstin: string
}

/**
 * The content of an invoice or credit note; it never changes once it is written. Money in paise.
 */
export type InvoiceFacts = {
	supplier: Supplier
	recipient: Recipient
	placeOfSupply: string
	ratePercent: number
	lines: InvoiceLine[]
	coins: number
	paymentId: string
	/** The school's own number of its order (PRC-01). */
	purchaseOrder?: string
	/** The invoice that a credit note is for. */
	refersTo: { number: string; issuedAt: string } | null
}

/**
 * INV-01, INV-03: tax invoices and credit notes under Rules 46 and 53 of the CGST Rules; money in
 * paise.
 */
export const invoice = pgTable(
	'invoice',
	{
		id: id(),
		kind: text('kind').$type<'invoice' | 'credit-note'>().notNull(),
		series: text('series').notNull(),
		financialYear: integer('financial_year').notNull(),
		serial: integer('serial').notNull(),
		number: text('number').notNull().unique(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => order.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		taxable: integer('taxable').notNull(),
		cgst: integer('cgst').notNull(),
		sgst: integer('sgst').notNull(),
		igst: integer('igst').notNull(),
		rounding: integer('rounding').notNull(),
		total: integer('total').notNull(),
		/**
		 * Its occasion: `order` for the payment and its return, else the id of a refund in
		 * part or of a correction (DSK-11).
		 */
		occasion: text('occasion').notNull().default('order'),
		facts: jsonb('facts').$type<InvoiceFacts>().notNull(),
		issuedAt: at('issued_at').notNull(),
	},
	(t) => [
		unique('invoice_serial_once').on(t.series, t.financialYear, t.serial),
		unique('invoice_order_once').on(t.orderId, t.kind, t.occasion),
		index('invoice_issued').on(t.issuedAt),
		index('invoice_of_account').on(t.accountId, t.issuedAt.desc()),
	],
)

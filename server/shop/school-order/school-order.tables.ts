import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { schoolOrderStatusMachine } from '#machines/shop/school-order/school-order-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * PRC-01: above this, in paise, an order of an additional point of contact waits for the main one;
 * without a row each does.
 */
export const schoolBuying = pgTable('school_buying', {
	schoolId: uuid('school_id')
		.primaryKey()
		.references(() => school.id),
	approvalLimit: integer('approval_limit').notNull(),
	changedAt: at('changed_at').notNull(),
})

/**
 * PRC-01: what a school orders, from the quote to the licences; money in paise, as it was quoted.
 * `transferReference` is what the school names in its bank transfer, `bankReference` what the bank
 * calls the one that arrived.
 */
export const schoolOrder = pgTable(
	'school_order',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		status: text('status').$type<StatusOf<typeof schoolOrderStatusMachine>>().notNull(),
		quoteNumber: text('quote_number').notNull().unique(),
		price: integer('price').notNull(),
		gst: integer('gst').notNull(),
		rounding: integer('rounding').notNull(),
		total: integer('total').notNull(),
		purchaseOrder: text('purchase_order').notNull().default(''),
		stateCode: text('state_code').notNull().default(''),
		businessName: text('business_name').notNull().default(''),
		address: text('address').notNull().default(''),
		gstin: text('gstin').notNull().default(''),
		createdAt: at('created_at').notNull(),
		validUntil: at('valid_until').notNull(),
		submittedAt: at('submitted_at'),
		decidedAt: at('decided_at'),
		decidedBy: uuid('decided_by').references(() => account.id),
		decision: text('decision').notNull().default(''),
		transferReference: text('transfer_reference').unique(),
		bankReference: text('bank_reference').unique(),
		confirmedBy: uuid('confirmed_by').references(() => account.id),
		paidAt: at('paid_at'),
		cancelledAt: at('cancelled_at'),
	},
	(t) => [
		index('school_order_school').on(t.schoolId, t.createdAt.desc()),
		index('school_order_account').on(t.accountId),
		index('school_order_transfer').on(t.submittedAt).where(sql`${t.status} = 'transferring'`),
	],
)

/** Licences of one resource in a school's order; money in paise, `total` with GST. */
export const schoolOrderLine = pgTable(
	'school_order_line',
	{
		id: id(),
		schoolOrderId: uuid('school_order_id')
			.notNull()
			.references(() => schoolOrder.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		title: text('title').notNull(),
		quantity: integer('quantity').notNull(),
		unitPrice: integer('unit_price').notNull(),
		price: integer('price').notNull(),
		gst: integer('gst').notNull(),
		total: integer('total').notNull(),
	},
	(t) => [unique('school_order_line_once').on(t.schoolOrderId, t.resourceId)],
)

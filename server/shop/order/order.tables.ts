import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { orderStatusMachine } from '#machines/shop/order/order-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'

/**
 * One purchase of one or several products; money in paise. Until `expiresAt` an unpaid order holds
 * its coupon and coins. `productKey` is a hash of its products: an account has one open order of
 * each. `nextCheckAt` is when the provider is asked again (null: never).
 */
export const order = pgTable(
	'order',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		provider: text('provider').$type<'razorpay' | 'stripe' | 'none'>().notNull(),
		providerOrderId: text('provider_order_id'),
		productKey: text('product_key').notNull(),
		status: text('status').$type<StatusOf<typeof orderStatusMachine>>().notNull(),
		currency: text('currency').notNull().default('INR'),
		price: integer('price').notNull(),
		planDiscount: integer('plan_discount').notNull(),
		discount: integer('discount').notNull(),
		gst: integer('gst').notNull(),
		rounding: integer('rounding').notNull(),
		coins: integer('coins').notNull(),
		total: integer('total').notNull(),
		discountId: uuid('discount_id').references(() => discount.id),
		buyerName: text('buyer_name').notNull(),
		buyerEmail: text('buyer_email').notNull(),
		buyerPhone: text('buyer_phone').notNull(),
		/** Where the buyer works, and date of birth, as a free enrolment may say them (PUR-04). */
		buyerOrganization: text('buyer_organization'),
		buyerBornOn: date('buyer_born_on'),
		receiptNumber: text('receipt_number').unique(),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		paidAt: at('paid_at'),
		nextCheckAt: at('next_check_at'),
		/** When everything that it had brought was taken back, because its money goes back (INV-03). */
		returnedAt: at('returned_at'),
		/**
		 * The school's order that is paid with it; licences are bought, and nobody is enrolled
		 * (PRC-01).
		 */
		schoolOrderId: uuid('school_order_id').references(() => schoolOrder.id),
		/**
		 * Set by a trigger with the invoice, so that the job for missing invoices reads an index of the
		 * few that lack one.
		 */
		isInvoiced: boolean('is_invoiced').notNull().default(false),
	},
	(t) => [
		unique('order_of_provider').on(t.provider, t.providerOrderId),
		uniqueIndex('order_open_once')
			.on(t.accountId, t.productKey)
			.where(sql`${t.status} = 'created'`),
		uniqueIndex('order_of_school_open').on(t.schoolOrderId).where(sql`${t.status} = 'created'`),
		uniqueIndex('order_of_school_paid').on(t.schoolOrderId).where(sql`${t.status} = 'paid'`),
		index('order_of_school').on(t.schoolOrderId).where(sql`${t.schoolOrderId} is not null`),
		index('order_uninvoiced')
			.on(t.paidAt, t.id)
			.where(sql`${t.status} = 'paid' and ${t.returnedAt} is null and not ${t.isInvoiced}`),
		index('order_paid').on(t.paidAt).where(sql`${t.status} = 'paid'`),
		index('order_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index('order_of_status').on(
			t.status,
			t.createdAt.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index('order_buyer_name').using('gin', t.buyerName.op('gin_trgm_ops')),
		index('order_buyer_email').on(sql`lower(${t.buyerEmail})`),
		index('order_buyer_phone').on(t.buyerPhone),
		index('order_recent').on(t.accountId, t.createdAt.desc()),
		index('order_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
	],
)

/** One product of an order: a resource, or a plan (29.6). */
export const orderLine = pgTable(
	'order_line',
	{
		id: id(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => order.id),
		resourceId: uuid('resource_id').references(() => resource.id),
		planId: uuid('plan_id').references(() => plan.id),
		title: text('title').notNull(),
		price: integer('price').notNull(),
		planDiscount: integer('plan_discount').notNull(),
		discount: integer('discount').notNull(),
		gst: integer('gst').notNull(),
		total: integer('total').notNull(),
	},
	(t) => [
		unique('order_line_once').on(t.orderId, t.resourceId),
		check('order_line_of_one', sql`num_nonnulls(${t.resourceId}, ${t.planId}) = 1`),
	],
)

/**
 * Every captured payment, also one that the shop does not keep; the provider's payment id is the
 * key, so that each is settled once. `outcome` is its result: `fulfilled` the order, to be given
 * back (`refund`), or `refunded` before it could be settled. `amount` in the smallest unit of
 * `currency`.
 */
export const payment = pgTable(
	'payment',
	{
		id: text('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => order.id),
		provider: text('provider').$type<'razorpay' | 'stripe'>().notNull(),
		amount: integer('amount').notNull(),
		currency: text('currency').notNull().default('INR'),
		status: text('status').$type<'captured' | 'refunded'>().notNull().default('captured'),
		outcome: text('outcome')
			.$type<'fulfilled' | 'refund' | 'refunded'>()
			.notNull()
			.default('fulfilled'),
		reportedBy: text('reported_by').$type<'callback' | 'webhook' | 'reconciler'>().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('payment_order').on(t.orderId),
		index('payment_created').on(t.createdAt),
		uniqueIndex('payment_fulfils_once').on(t.orderId).where(sql`${t.outcome} = 'fulfilled'`),
	],
)

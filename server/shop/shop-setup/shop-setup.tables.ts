import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type {
	SettingsStep,
	ShopSettings,
	StartingContent,
} from '#domain/shop/shop-settings.rules.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** The settings that the desk stored, in one row; they replace the environment's (DSK-01). */
export const shopSetup = pgTable('shop_setup', {
	id: integer('id').primaryKey(),
	/** Those without a value are left out. */
	settings: jsonb('settings').$type<Partial<ShopSettings>>().notNull(),
	/** Steps whose settings were stored. */
	steps: jsonb('steps').$type<SettingsStep[]>().notNull(),
	/** Counts the changes. */
	version: integer('version').notNull(),
	/** The content that the owner chose for the new shop; null until then. */
	content: text('content').$type<StartingContent>(),
	/** The demonstration: the shop was filled with it, or it was removed. */
	demo: text('demo').$type<'filled' | 'removed'>(),
	mailTestedAt: at('mail_tested_at'),
	paymentTestedAt: at('payment_tested_at'),
})

/** Payments by which an owner tries the provider; each is given back when it is paid. */
export const testPayment = pgTable('test_payment', {
	id: id(),
	provider: text('provider').$type<'razorpay' | 'stripe'>().notNull(),
	providerOrderId: text('provider_order_id').notNull(),
	/** Our id of the refund. */
	refundId: uuid('refund_id').notNull(),
	/** Time at which the provider accepted the refund. */
	returnedAt: at('returned_at'),
	createdAt: at('created_at').notNull(),
})

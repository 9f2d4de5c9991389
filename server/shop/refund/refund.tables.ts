import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DeskRefundReason } from '#domain/shop/desk-refund.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import type { refundRequestStatusMachine } from '#machines/shop/refund/refund-request-status.machine.ts'
import type { refundStatusMachine } from '#machines/shop/refund/refund-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'

/**
 * INV-04, DSK-11: money to be given back: asked → sent → received, or failed after many attempts. A
 * payment goes back as a whole once, which ends its order; parts of it may go back before.
 * `nextAt` is when it is tried again.
 */
export const refund = pgTable(
	'refund',
	{
		id: id(),
		paymentId: text('payment_id')
			.notNull()
			.references(() => payment.id),
		isWhole: boolean('is_whole').notNull().default(true),
		amount: integer('amount').notNull(),
		currency: text('currency').notNull(),
		reason: text('reason')
			.$type<
				| 'already-paid'
				| 'already-owned'
				| 'amount-differs'
				| 'currency-differs'
				| 'order-closed'
				| 'asked-for'
				| DeskRefundReason
			>()
			.notNull(),
		status: text('status').$type<StatusOf<typeof refundStatusMachine>>().notNull(),
		providerRefundId: text('provider_refund_id'),
		attempts: integer('attempts').notNull().default(0),
		createdAt: at('created_at').notNull(),
		nextAt: at('next_at').notNull(),
		receivedAt: at('received_at'),
		/** The member of the team that gave it back (DSK-11), and the words that the buyer reads. */
		madeBy: uuid('made_by').references(() => account.id),
		words: text('words').notNull().default(''),
	},
	(t) => [
		uniqueIndex('refund_whole_once').on(t.paymentId).where(sql`${t.isWhole}`),
		index('refund_created').on(t.createdAt),
		index('refund_of_payment').on(t.paymentId),
		index('refund_of_provider').on(t.providerRefundId),
		index('refund_due').on(t.nextAt).where(sql`${t.status} in ('asked', 'sent')`),
	],
)

/**
 * INV-03: what a buyer asks for, once an order: asked → approved → sent → received, or refused, or
 * withdrawn while it was only asked.
 */
export const refundRequest = pgTable(
	'refund_request',
	{
		id: id(),
		orderId: uuid('order_id')
			.notNull()
			.unique()
			.references(() => order.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		status: text('status').$type<StatusOf<typeof refundRequestStatusMachine>>().notNull(),
		reason: text('reason').$type<'unwanted' | 'unsuitable' | 'broken' | 'other'>().notNull(),
		words: text('words').notNull(),
		/** Of the mails about it. */
		language: text('language').$type<'en' | 'hi'>().notNull(),
		askedAt: at('asked_at').notNull(),
		decidedAt: at('decided_at'),
		/** Null where the money went back before anybody decided. */
		decidedBy: uuid('decided_by').references(() => account.id),
		decision: text('decision').notNull().default(''),
		sentAt: at('sent_at'),
		receivedAt: at('received_at'),
	},
	(t) => [
		index('refund_request_mine').on(t.accountId, t.askedAt.desc()),
		index('refund_request_open').on(t.status, t.askedAt),
	],
)

import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { authorApplicationStatusMachine } from '#machines/shop/author/author-application-status.machine.ts'
import type { payoutStatusMachine } from '#machines/shop/author/payout-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { order } from '#server/shop/order/order.tables.ts'

/** DSK-21: what a person would teach here, and the owner's decision; `sample` is an address. */
export const authorApplication = pgTable(
	'author_application',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		status: text('status')
			.$type<StatusOf<typeof authorApplicationStatusMachine>>()
			.notNull()
			.default('waiting'),
		topic: text('topic').notNull(),
		experience: text('experience').notNull(),
		sample: text('sample').notNull(),
		reason: text('reason').notNull().default(''),
		createdAt: at('created_at').notNull(),
		decidedAt: at('decided_at'),
	},
	(t) => [
		uniqueIndex('author_application_waiting').on(t.accountId).where(sql`${t.status} = 'waiting'`),
		index('author_application_account').on(t.accountId, t.createdAt.desc()),
		index('author_application_status').on(t.status, t.createdAt),
	],
)

/** DSK-22: an author's share in whole percent of what is paid before GST; 0 ends it. */
export const authorContract = pgTable('author_contract', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	rate: integer('rate').notNull(),
	changedAt: at('changed_at').notNull(),
})

/** DSK-22: where an author's money goes; an empty `pan` means that there is none. */
export const authorPayee = pgTable('author_payee', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	name: text('name').notNull(),
	pan: text('pan').notNull(),
	accountNumber: text('account_number').notNull(),
	ifsc: text('ifsc').notNull(),
	changedAt: at('changed_at').notNull(),
})

/** DSK-22: a transfer to an author in paise, to where their money went at that time. */
export const authorPayout = pgTable(
	'author_payout',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		status: text('status').$type<StatusOf<typeof payoutStatusMachine>>().notNull(),
		gross: integer('gross').notNull(),
		tds: integer('tds').notNull(),
		name: text('name').notNull(),
		pan: text('pan').notNull(),
		accountNumber: text('account_number').notNull(),
		ifsc: text('ifsc').notNull(),
		/** The bank's reference of the transfer. */
		reference: text('reference').notNull().default(''),
		createdAt: at('created_at').notNull(),
		decidedAt: at('decided_at'),
	},
	(t) => [
		uniqueIndex('author_payout_prepared').on(t.accountId).where(sql`${t.status} = 'prepared'`),
		index('author_payout_account').on(t.accountId, t.createdAt.desc()),
		index('author_payout_latest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
	],
)

/**
 * DSK-22: what a document of an order brings an author or takes back: `amount` of `base` in paise,
 * both negative for a credit note. It can be paid out from `dueAt`.
 */
export const authorShare = pgTable(
	'author_share',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		/** The id of an invoice or a credit note; none is ever deleted. */
		documentId: uuid('document_id').notNull(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => order.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		base: integer('base').notNull(),
		rate: integer('rate').notNull(),
		amount: integer('amount').notNull(),
		bookedAt: at('booked_at').notNull(),
		dueAt: at('due_at').notNull(),
		payoutId: uuid('payout_id').references(() => authorPayout.id),
	},
	(t) => [
		unique('author_share_once').on(t.documentId, t.resourceId),
		index('author_share_newest').on(
			t.accountId,
			t.bookedAt.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index('author_share_resource').on(t.accountId, t.resourceId),
		index('author_share_order').on(t.orderId, t.resourceId),
		index('author_share_payout').on(t.payoutId),
		index('author_share_owed').on(t.accountId, t.dueAt, t.amount).where(sql`${t.payoutId} is null`),
	],
)

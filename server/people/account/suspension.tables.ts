import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'
import { account } from './account.tables.ts'

/** 28.11: an account that nobody can sign in to; the person reads the reason. */
export const suspension = pgTable('suspension', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	reason: text('reason').notNull(),
	suspendedAt: at('suspended_at').notNull(),
})

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { accountErasureStatusMachine } from '#machines/people/privacy/account-erasure-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/**
 * PRI-01: that an account is erased: planned, then emptied (its rows are gone, its files and
 * whatever was written at that moment follow), then done. `files` are the keys that storage still
 * has to delete.
 */
export const accountErasure = pgTable(
	'account_erasure',
	{
		accountId: uuid('account_id')
			.primaryKey()
			.references(() => account.id),
		status: text('status').$type<StatusOf<typeof accountErasureStatusMachine>>().notNull(),
		files: text('files').array().notNull().default([]),
		askedAt: at('asked_at').notNull(),
		/** When it is due, and after that when it is tried again. */
		dueAt: at('due_at').notNull(),
		doneAt: at('done_at'),
	},
	(t) => [index('account_erasure_due').on(t.status, t.dueAt)],
)

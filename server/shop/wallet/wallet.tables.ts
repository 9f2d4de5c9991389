import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** WAL-01: what a person holds, in coins. */
export const wallet = pgTable('wallet', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	coins: integer('coins').notNull().default(0),
	usedCoins: integer('used_coins').notNull().default(0),
	totalEarnedCoins: integer('total_earned_coins').notNull().default(0),
})

/**
 * Every movement of coins; one of a reason per subject, so that nothing is earned or spent twice.
 */
export const coinEntry = pgTable(
	'coin_entry',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		delta: integer('delta').notNull(),
		reason: text('reason').notNull(),
		subjectId: text('subject_id').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [unique('coin_entry_once').on(t.accountId, t.reason, t.subjectId)],
)

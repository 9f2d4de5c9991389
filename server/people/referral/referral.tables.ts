import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** The person who brought a new member into a group. Once per person and subject. */
export const referral = pgTable(
	'referral',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		kind: text('kind').$type<'group'>().notNull(),
		referrer: text('referrer').notNull(),
		subject: text('subject').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('referral_once').on(t.accountId, t.kind, t.subject),
		index('referral_referrer').on(t.kind, t.referrer),
	],
)

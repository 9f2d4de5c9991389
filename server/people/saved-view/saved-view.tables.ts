import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** 28.3: a view of a list in the desk that one person has saved; `search` is the address' query. */
export const savedView = pgTable(
	'saved_view',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		list: text('list').notNull(),
		name: text('name').notNull(),
		search: text('search').notNull(),
		savedAt: at('saved_at').notNull(),
	},
	(t) => [unique('saved_view_name').on(t.accountId, t.list, t.name)],
)

import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/** Which resources a person looked at last, the newest few. */
export const recentView = pgTable(
	'recent_view',
	{
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		viewedAt: at('viewed_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.resourceId] }),
		index('recent_view_newest').on(t.accountId, t.viewedAt.desc().nullsFirst()),
		index('recent_view_time').on(t.viewedAt),
	],
)

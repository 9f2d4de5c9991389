import { pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** CRD-05: a bookmark. */
export const favourite = pgTable(
	'favourite',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [unique('favourite_once').on(t.accountId, t.resourceId)],
)

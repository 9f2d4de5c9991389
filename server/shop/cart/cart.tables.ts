import { pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** CRT-02: the server cart. */
export const cartItem = pgTable(
	'cart_item',
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
	(t) => [unique('cart_item_once').on(t.accountId, t.resourceId)],
)

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { order } from '#server/shop/order/order.tables.ts'

/** DSK-11: what the team wrote down about an order; the buyer does not see it. */
export const orderNote = pgTable(
	'order_note',
	{
		id: id(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => order.id),
		authorId: uuid('author_id').references(() => account.id),
		text: text('text').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('order_note_of_order').on(t.orderId)],
)

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/**
 * What the sandbox gateway knows: its own orders, sessions and payments, in the provider's own
 * shape.
 */
export const sandboxRecord = pgTable(
	'sandbox_record',
	{
		id: text('id').primaryKey(),
		kind: text('kind').$type<'order' | 'payment' | 'session' | 'refund'>().notNull(),
		parentId: text('parent_id'),
		body: jsonb('body').$type<Record<string, unknown>>().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('sandbox_record_parent').on(t.parentId)],
)

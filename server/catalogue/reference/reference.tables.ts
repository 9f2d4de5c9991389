import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/** An entry of a reference list loaded at start (SES-04), such as `school_board`. */
export const referenceItem = pgTable(
	'reference_item',
	{
		id: id(),
		list: text('list').notNull(),
		slug: text('slug').notNull(),
		name: text('name').notNull(),
		position: integer('position').notNull(),
		/** Since when it is offered nowhere; what has it keeps it. */
		hiddenAt: at('hidden_at'),
	},
	(t) => [unique('reference_item_slug').on(t.list, t.slug)],
)

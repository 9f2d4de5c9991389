import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/**
 * Words that visitors searched for without finding anything, by day in India (DSK-17); there is no
 * account and no address here.
 */
export const missedSearch = pgTable(
	'missed_search',
	{
		day: date('day').notNull(),
		words: text('words').notNull(),
		count: integer('count').notNull().default(1),
		countedAt: at('counted_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.words] }), index('missed_search_day').on(t.day, t.count)],
)

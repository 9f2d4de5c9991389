import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/** How many points a key has used in its window; shared by all servers. */
export const rateLimit = pgTable(
	'rate_limit',
	{
		key: text('key').primaryKey(),
		points: integer('points').notNull(),
		expiresAt: at('expires_at').notNull(),
	},
	(t) => [index('rate_limit_expires').on(t.expiresAt)],
)

import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * What a visitor did (ANA-01); no personal data in `properties`. The id is the browser's, so that
 * an event sent again is kept once.
 */
export const analyticsEvent = pgTable(
	'analytics_event',
	{
		id: id(),
		accountId: uuid('account_id'),
		name: text('name').notNull(),
		properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
		happenedAt: at('happened_at').notNull().defaultNow(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('analytics_event_created').on(t.createdAt)],
)

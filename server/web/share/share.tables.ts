import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/** Points for sharing (SHR-02): one share of one thing counts once a day. */
export const activityPoint = pgTable(
	'activity_point',
	{
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		activity: text('activity').notNull(),
		subjectId: text('subject_id').notNull(),
		/** The Indian day, YYYY-MM-DD. */
		day: date('day').notNull(),
		points: integer('points').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.activity, t.subjectId, t.day] }),
		index('activity_point_day').on(t.accountId, t.day),
		index('activity_point_created').on(t.createdAt),
	],
)

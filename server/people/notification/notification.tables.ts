import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * `message` is the text in the account's language at that time; `kind` and `parameters` give it in
 * any language, null in rows from before these columns.
 */
export const notification = pgTable(
	'notification',
	{
		id: id(),
		accountId: uuid('account_id').notNull(),
		message: text('message').notNull(),
		kind: text('kind'),
		parameters: jsonb('parameters').$type<Record<string, string>>().notNull().default({}),
		route: text('route').notNull(),
		taskId: uuid('task_id').notNull(),
		readAt: at('read_at'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('notification_recent').on(t.accountId, t.createdAt.desc()),
		index('notification_unread').on(t.accountId).where(sql`${t.readAt} is null`),
		index('notification_created').on(t.createdAt),
	],
)

import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationTopic } from '#domain/people/notification-topic.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
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

const topicOf = () => ({
	accountId: uuid('account_id')
		.notNull()
		.references(() => account.id),
	topic: text('topic').$type<NotificationTopic>().notNull(),
})

/** A topic about which the devices of an account are not told (NTF-02). */
export const mutedTopic = pgTable('muted_topic', topicOf(), (t) => [
	primaryKey({ columns: [t.accountId, t.topic] }),
])

/** A topic about which an account gets no reminders and reports by mail (NTF-02, 29.12). */
export const mutedMail = pgTable('muted_mail', topicOf(), (t) => [
	primaryKey({ columns: [t.accountId, t.topic] }),
])

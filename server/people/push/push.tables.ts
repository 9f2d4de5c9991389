import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { session } from '#server/people/session/session.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** A device that wants push messages (NTF-02) while its session lasts. */
export const pushToken = pgTable(
	'push_token',
	{
		token: text('token').primaryKey(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
		seenAt: at('seen_at').notNull(),
	},
	(t) => [index('push_token_session').on(t.sessionId)],
)

/**
 * A push that waits to be sent to a device (NTF-02); deleted when it was sent, or after an hour.
 */
export const pushMessage = pgTable(
	'push_message',
	{
		id: id(),
		token: text('token')
			.notNull()
			.references(() => pushToken.token, { onDelete: 'cascade' }),
		body: text('body').notNull(),
		route: text('route').notNull(),
		createdAt: at('created_at').notNull(),
		claimedAt: at('claimed_at'),
	},
	(t) => [index('push_message_waiting').on(t.createdAt), index('push_message_token').on(t.token)],
)

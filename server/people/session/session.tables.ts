import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A mailed login link (SES-01): only the hash of its token is kept, it is good once and for ten
 * minutes.
 */
export const loginLink = pgTable(
	'login_link',
	{
		id: id(),
		tokenHash: text('token_hash').notNull().unique(),
		purpose: text('purpose').notNull().default('login'),
		email: text('email').notNull(),
		returnTo: text('return_to').notNull().default('/'),
		/** True for a link with which support looks at an account, and changes nothing (DSK-13). */
		isView: boolean('is_view').notNull().default(false),
		invite: jsonb('invite').$type<Record<string, string>>().notNull().default({}),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		usedAt: at('used_at'),
	},
	(t) => [index('login_link_expires').on(t.expiresAt)],
)

/**
 * A signed-in device. Its refresh token is `family.secret`: the family stays, the secret rotates,
 * and the previous secret is remembered: it answers tabs at the same moment, and goes on for a
 * device that the new secret never reached. Any other secret of the family is a replay.
 */
export const session = pgTable(
	'session',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		familyHash: text('family_hash').notNull().unique(),
		refreshHash: text('refresh_hash').notNull(),
		previousHash: text('previous_hash'),
		rotatedAt: at('rotated_at'),
		/** When the newest secret came back for the first time; null while it may be lost. */
		confirmedAt: at('confirmed_at'),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		endedAt: at('ended_at'),
		/** Browser and system, `Chrome on Android`; empty if the browser does not say. */
		device: text('device').notNull().default(''),
		/** True if support looks at the account with it, and changes nothing (DSK-13). */
		isView: boolean('is_view').notNull().default(false),
		/** Until when the second factor counts (DSK-02). */
		verifiedUntil: at('verified_until'),
	},
	(t) => [
		index('session_expires').on(t.expiresAt),
		index('session_account').on(t.accountId, t.createdAt.desc()),
	],
)

/** A bearer token, stored hashed. */
export const accessToken = pgTable(
	'access_token',
	{
		tokenHash: text('token_hash').primaryKey(),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => session.id, { onDelete: 'cascade' }),
		accountId: uuid('account_id').notNull(),
		isView: boolean('is_view').notNull().default(false),
		expiresAt: at('expires_at').notNull(),
	},
	(t) => [
		index('access_token_session').on(t.sessionId),
		index('access_token_expires').on(t.expiresAt),
	],
)

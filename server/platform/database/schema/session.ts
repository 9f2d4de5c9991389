import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { at, id } from './columns.ts'

/** A mailed login link (SES-01): only the hash of its token is kept, it is good once and for ten minutes. */
export const loginLink = pgTable(
  'login_link',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    purpose: text('purpose').notNull().default('login'),
    email: text('email').notNull(),
    returnTo: text('return_to').notNull().default('/'),
    invite: jsonb('invite').$type<Record<string, string>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('login_link_email').on(t.email, t.createdAt)],
)

/** A signed-in device; the refresh token rotates, the previous one is remembered to answer two tabs at once. */
export const session = pgTable(
  'session',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    refreshHash: text('refresh_hash').notNull().unique(),
    previousHash: text('previous_hash'),
    rotatedAt: at('rotated_at'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('session_previous').on(t.previousHash)],
)

/** A bearer token, stored hashed. */
export const accessToken = pgTable('access_token', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' }),
  accountId: uuid('account_id').notNull(),
  expiresAt: at('expires_at').notNull(),
})

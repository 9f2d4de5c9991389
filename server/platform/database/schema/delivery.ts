import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'

/** A mail of the embedded mailbox; filled only while no mail server is configured. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    links: text('links').array().notNull(),
    /** Files with their content in base64. */
    files: jsonb('files')
      .$type<{ filename: string; contentType: string; content: string }[]>()
      .notNull()
      .default([]),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('mail_to').on(t.to, t.createdAt.desc())],
)

/**
 * One request with an Idempotency-Key: `requestHash` covers method, path, query and body; `status`
 * and `body` are its answer. A request without an answer is running until `leaseUntil`, after which
 * `claim` may be taken over.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    claim: uuid('claim').notNull(),
    leaseUntil: at('lease_until').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_created').on(t.createdAt)],
)

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

/**
 * What the sandbox gateway knows: its own orders, sessions and payments, in the provider's own
 * shape.
 */
export const sandboxRecord = pgTable(
  'sandbox_record',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'order' | 'payment' | 'session' | 'refund'>().notNull(),
    parentId: text('parent_id'),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('sandbox_record_parent').on(t.parentId)],
)

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

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
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('mail_to').on(t.to, t.createdAt.desc())],
)

/** Effects promised inside a transaction and carried out after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [index('outbox_unsent').on(t.sentAt, t.createdAt)],
)

/** The answer to a creating POST, kept by its Idempotency-Key, so that a repeated press answers the same. */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] })],
)

/** What the sandbox gateway knows: its own orders, sessions and payments, in the provider's own shape. */
export const sandboxRecord = pgTable(
  'sandbox_record',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'order' | 'payment' | 'session'>().notNull(),
    parentId: text('parent_id'),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('sandbox_record_parent').on(t.parentId)],
)

export const notification = pgTable(
  'notification',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    message: text('message').notNull(),
    route: text('route').notNull(),
    taskId: uuid('task_id').notNull(),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('notification_recent').on(t.accountId, t.createdAt.desc())],
)

import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

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

import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/people/api-key.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * DSK-19: a key with which another system reads from the desk, as long as `accountId`, who made it,
 * is an owner. `start` is the beginning of the key, by which people know it again.
 */
export const apiKey = pgTable('api_key', {
	id: id(),
	accountId: uuid('account_id')
		.notNull()
		.references(() => account.id),
	name: text('name').notNull(),
	start: text('start').notNull(),
	keyHash: text('key_hash').notNull().unique(),
	scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
	createdAt: at('created_at').notNull(),
	expiresAt: at('expires_at').notNull(),
	usedAt: at('used_at'),
})

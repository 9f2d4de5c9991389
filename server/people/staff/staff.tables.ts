import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/** One-time addresses under which the first owner begins; a hash of each secret. */
export const ownerInvitation = pgTable('owner_invitation', {
	hash: text('hash').primaryKey(),
	expiresAt: at('expires_at').notNull(),
})

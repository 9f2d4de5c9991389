import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/**
 * PRF-01: a teacher's video, kept in storage under `storage_key`; nobody but the teacher and the
 * schools applied to may read it.
 */
export const videoResume = pgTable('video_resume', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	storageKey: text('storage_key').notNull(),
	contentType: text('content_type').notNull(),
	bytes: integer('bytes').notNull(),
	seconds: integer('seconds').notNull(),
	changedAt: at('changed_at').notNull(),
})

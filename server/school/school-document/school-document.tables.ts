import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A document that proves what a school is (SCH-04): its file is read by its points of contact and
 * by customer success alone.
 */
export const schoolDocument = pgTable(
	'school_document',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		name: text('name').notNull(),
		contentType: text('content_type').notNull(),
		bytes: integer('bytes').notNull(),
		storageKey: text('storage_key').notNull(),
		createdAt: at('created_at').notNull(),
		/** When the school was verified or rejected with it; null while it waits. */
		decidedAt: at('decided_at'),
	},
	(t) => [
		index('school_document_school').on(t.schoolId, t.createdAt),
		index('school_document_waiting').on(t.createdAt, t.id).where(sql`decided_at is null`),
	],
)

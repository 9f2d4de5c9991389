import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { nominationStatusMachine } from '#machines/people/nomination/nomination-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A parent's nomination of a teacher (PRF-01), once for each address, which is stored in lower
 * case; the subject's name is as it was.
 */
export const nomination = pgTable(
	'nomination',
	{
		id: id(),
		parentId: uuid('parent_id')
			.notNull()
			.references(() => account.id),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		teacherName: text('teacher_name').notNull(),
		teacherEmail: text('teacher_email').notNull(),
		subject: text('subject').notNull(),
		classLevel: integer('class_level').notNull(),
		relation: text('relation').$type<'teaches_now' | 'taught_before' | 'school'>().notNull(),
		reason: text('reason').notNull(),
		status: text('status')
			.$type<StatusOf<typeof nominationStatusMachine>>()
			.notNull()
			.default('sent'),
		createdAt: at('created_at').notNull(),
		answeredAt: at('answered_at'),
	},
	(t) => [
		unique('nomination_once').on(t.parentId, t.teacherEmail),
		index('nomination_teacher').on(t.teacherEmail, t.createdAt.desc()),
	],
)

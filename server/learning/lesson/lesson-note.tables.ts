import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { at } from '#server/platform/database/columns.ts'
import { lesson } from './lesson.tables.ts'

/** How far a learner has watched or heard a lesson, in whole seconds. */
export const watchPosition = pgTable(
	'watch_position',
	{
		enrolmentId: uuid('enrolment_id')
			.notNull()
			.references(() => enrolment.id, { onDelete: 'cascade' }),
		lessonId: uuid('lesson_id')
			.notNull()
			.references(() => lesson.id),
		seconds: integer('seconds').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.enrolmentId, t.lessonId] })],
)

/** A learner's note on a lesson, for nobody else; `version` counts its changes. */
export const lessonNote = pgTable(
	'lesson_note',
	{
		enrolmentId: uuid('enrolment_id')
			.notNull()
			.references(() => enrolment.id, { onDelete: 'cascade' }),
		lessonId: uuid('lesson_id')
			.notNull()
			.references(() => lesson.id),
		body: text('body').notNull(),
		version: integer('version').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.enrolmentId, t.lessonId] })],
)

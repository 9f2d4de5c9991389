import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { lesson } from './catalogue.ts'
import { at, id } from './columns.ts'
import { enrolment } from './learning.ts'

/**
 * Something to watch, hear or look at in a lesson; captions are WebVTT. `seconds` is how long it
 * plays, 0 for what does not.
 */
export const lessonFile = pgTable(
  'lesson_file',
  {
    id: id(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id),
    kind: text('kind').$type<'video' | 'audio' | 'picture' | 'captions'>().notNull(),
    /** Its name; for captions the name of their language. */
    label: text('label').notNull(),
    /** Language of captions (BCP 47). */
    language: text('language').notNull().default('en'),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    seconds: integer('seconds').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [unique('lesson_file_position').on(t.lessonId, t.position)],
)

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

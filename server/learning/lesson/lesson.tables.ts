import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { RichText } from '#domain/learning/rich-text.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { media } from '#server/learning/media/media.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { id } from '#server/platform/database/columns.ts'

/**
 * One lesson of a resource's syllabus; `body` has the words that the learner reads. A lesson that
 * is removed has no resource any more; its notes stay with those who wrote them.
 */
export const lesson = pgTable(
	'lesson',
	{
		id: id(),
		resourceId: uuid('resource_id').references(() => resource.id),
		section: text('section').notNull(),
		title: text('title').notNull(),
		body: text('body').notNull().default(''),
		/** The text with its form; null where it is only paragraphs. */
		richText: jsonb('rich_text').$type<RichText>(),
		minutes: integer('minutes').notNull(),
		position: integer('position').notNull(),
		/** Learners take it in the lesson, unless it is hidden. */
		quizId: uuid('quiz_id').references(() => quiz.id),
	},
	(t) => [unique('lesson_position').on(t.resourceId, t.position)],
)

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
		kind: text('kind').$type<'video' | 'audio' | 'picture' | 'document' | 'captions'>().notNull(),
		/** Its name; for captions the name of their language. */
		label: text('label').notNull(),
		/** Language of captions (BCP 47). */
		language: text('language').notNull().default('en'),
		storageKey: text('storage_key').notNull(),
		/** Set for a file of the desk, whose parts it names; `storageKey` is empty then. */
		mediaId: uuid('media_id').references(() => media.id),
		contentType: text('content_type').notNull(),
		seconds: integer('seconds').notNull().default(0),
		position: integer('position').notNull(),
	},
	(t) => [unique('lesson_file_position').on(t.lessonId, t.position)],
)

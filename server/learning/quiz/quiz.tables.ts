import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { QuestionKind, QuizPool } from '#domain/learning/quiz-content.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import type { QuestionKey } from './question.rules.ts'

export const quiz = pgTable('quiz', {
	id: id(),
	slug: text('slug').notNull().unique(),
	title: text('title').notNull(),
	summary: text('summary').notNull(),
	subject: text('subject').notNull(),
	tags: text('tags').array().notNull().default([]),
	minutes: integer('minutes').notNull(),
	/** How many of the questions without a pool an attempt draws; null for all. */
	asked: integer('asked'),
	pools: jsonb('pools').$type<QuizPool[]>().notNull().default([]),
	/** True if each attempt has its own order of questions and options. */
	shuffle: boolean('shuffle').notNull().default(false),
	cover: text('cover'),
	coverColour: text('cover_colour').notNull().default('#e8e2d6'),
	publishedAt: at('published_at').notNull(),
	/** Null while everybody finds it; a new quiz is hidden until it is published. */
	hiddenAt: at('hidden_at'),
	/** Counts the changes of the desk. */
	revision: integer('revision').notNull().default(1),
})

/**
 * `key` has what is right, by the question's kind, and `feedback` what is said of each option; they
 * never leave the server before an attempt.
 */
export const quizQuestion = pgTable(
	'quiz_question',
	{
		id: id(),
		quizId: uuid('quiz_id')
			.notNull()
			.references(() => quiz.id),
		prompt: text('prompt').notNull(),
		options: jsonb('options').$type<string[]>().notNull(),
		kind: text('kind').$type<QuestionKind>().notNull().default('one'),
		key: jsonb('key').$type<QuestionKey>().notNull(),
		feedback: jsonb('feedback').$type<string[]>().notNull().default([]),
		explanation: text('explanation').notNull().default(''),
		points: integer('points').notNull().default(1),
		/** Points that a wrong answer takes. */
		penalty: integer('penalty').notNull().default(0),
		pool: text('pool').notNull().default(''),
		position: integer('position').notNull(),
		/** Removed from the quiz; earlier attempts still show it. */
		removedAt: at('removed_at'),
	},
	(t) => [index('quiz_question_quiz').on(t.quizId, t.position)],
)

/**
 * An attempt with its questions and what was answered, in points. Attempts from before answers were
 * kept have none.
 */
export const quizAttempt = pgTable(
	'quiz_attempt',
	{
		id: id(),
		quizId: uuid('quiz_id')
			.notNull()
			.references(() => quiz.id),
		accountId: uuid('account_id').references(() => account.id),
		score: integer('score').notNull(),
		total: integer('total').notNull(),
		answers: jsonb('answers').$type<{ question_id: string; answer: string | null }[]>(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('quiz_attempt_mine').on(t.accountId, t.quizId, t.createdAt),
		index('quiz_attempt_of_visitors').on(t.createdAt).where(sql`${t.accountId} is null`),
	],
)

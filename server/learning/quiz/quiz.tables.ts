import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

export const quiz = pgTable('quiz', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  subject: text('subject').notNull(),
  tags: text('tags').array().notNull().default([]),
  minutes: integer('minutes').notNull(),
  /** How many questions an attempt draws; null for all. */
  asked: integer('asked'),
  cover: text('cover'),
  coverColour: text('cover_colour').notNull().default('#e8e2d6'),
  publishedAt: at('published_at').notNull(),
  /** Null while everybody finds it; a new quiz is hidden until it is published. */
  hiddenAt: at('hidden_at'),
  /** Counts the changes of the desk. */
  revision: integer('revision').notNull().default(1),
})

/** `answer` is the index of the right option; it never leaves the server before an attempt. */
export const quizQuestion = pgTable(
  'quiz_question',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quiz.id),
    prompt: text('prompt').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    answer: integer('answer').notNull(),
    explanation: text('explanation').notNull().default(''),
    position: integer('position').notNull(),
    /** Removed from the quiz; earlier attempts still show it. */
    removedAt: at('removed_at'),
  },
  (t) => [index('quiz_question_quiz').on(t.quizId, t.position)],
)

/**
 * An attempt with its questions and what was chosen. Attempts from before answers were kept have
 * none, and those from before questions were drawn only what was answered.
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
    answers: jsonb('answers').$type<{ question_id: string; option: number | null }[]>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('quiz_attempt_mine').on(t.accountId, t.quizId, t.createdAt),
    index('quiz_attempt_of_visitors').on(t.createdAt).where(sql`${t.accountId} is null`),
  ],
)

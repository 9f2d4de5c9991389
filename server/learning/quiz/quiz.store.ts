import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { components } from '#openapi/v1.gen.ts'
import { coverOf } from '#server/catalogue/catalogue/cover.rules.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { buildWhere, type QuizFilter } from '#server/learning/quiz/quiz-filter.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { qualified } from '#server/platform/database/qualified.ts'

type QuizCard = components['schemas']['QuizCard']
const columns = (viewerId: string | null) => ({
  quiz,
  questions: sql<number>`(select least(count(*)::int, ${qualified(quiz.asked)}) from ${quizQuestion} where ${qualified(quizQuestion.quizId)} = ${qualified(quiz.id)} and ${qualified(quizQuestion.removedAt)} is null)`,
  best: viewerId
    ? sql<
        number | null
      >`(select max(${qualified(quizAttempt.score)}) from ${quizAttempt} where ${qualified(quizAttempt.quizId)} = ${qualified(quiz.id)} and ${qualified(quizAttempt.accountId)} = ${viewerId})`
    : sql<null>`null`,
})

const cardOf = (row: {
  quiz: typeof quiz.$inferSelect
  questions: number
  best: number | null
}): QuizCard => {
  const { id, slug, title, summary, subject, tags, minutes } = row.quiz
  return {
    id,
    slug,
    title,
    summary,
    subject,
    tags,
    minutes,
    question_count: row.questions,
    cover: coverOf(row.quiz),
    best_score: row.best,
  }
}

/** One page of quizzes, newest first (FLT-05). */
export const listQuizzes = async (
  db: Db,
  filter: QuizFilter,
  viewerId: string | null,
): Promise<{ total: number; data: QuizCard[] }> => {
  const where = buildWhere(db, filter)
  const limit = filter.limit ?? 9
  const [counted] = await db.select({ total: count() }).from(quiz).where(where)
  const rows = await db
    .select(columns(viewerId))
    .from(quiz)
    .where(where)
    .orderBy(desc(quiz.publishedAt), asc(quiz.id))
    .limit(limit)
    .offset(filter.page ? (filter.page - 1) * limit : (filter.offset ?? 0))
  return { total: counted!.total, data: rows.map(cardOf) }
}

/**
 * A quiz with its questions, also those that were removed, answers included: they leave the server
 * only after an attempt.
 */
export const findQuiz = async (db: Db, slug: string, viewerId: string | null) => {
  const [row] = await db.select(columns(viewerId)).from(quiz).where(eq(quiz.slug, slug))
  if (!row) return undefined
  const questions = await db
    .select()
    .from(quizQuestion)
    .where(eq(quizQuestion.quizId, row.quiz.id))
    .orderBy(asc(quizQuestion.position))
  const isHidden = row.quiz.hiddenAt !== null
  return { card: cardOf(row), asked: row.quiz.asked, isHidden, questions }
}

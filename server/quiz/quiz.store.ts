import { and, arrayOverlaps, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '#openapi/v1.gen.ts'
import { coverOf } from '#server/catalogue/cover.rules.ts'
import { commaList } from '#server/catalogue/list-filter.ts'
import type { Db } from '#server/db/open.ts'
import { qualified } from '#server/db/qualified.ts'
import { referenceItem, tag } from '#server/db/schema/catalogue.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/db/schema/quiz.ts'
import { nameHas } from '#server/reference/reference.store.ts'

type QuizCard = components['schemas']['QuizCard']
export type QuizFilter = {
  limit?: number
  offset?: number
  page?: number
  search?: string
  subjects?: string
  tags?: string
}

const columns = (viewerId: string | null) => ({
  quiz,
  questions: sql<number>`(select count(*)::int from ${quizQuestion} where ${qualified(quizQuestion.quizId)} = ${qualified(quiz.id)})`,
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

/** Names that a list of names and slugs stands for. */
const conditions = (db: Db, filter: QuizFilter): SQL | undefined => {
  const subjects = commaList(filter.subjects)
  const tags = commaList(filter.tags)
  const bySlug = db
    .select({ name: referenceItem.name })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, 'subjects'),
        inArray(referenceItem.slug, subjects.length > 0 ? subjects : ['']),
      ),
    )
  const named = db
    .select({ name: tag.name })
    .from(tag)
    .where(inArray(tag.slug, tags.length > 0 ? tags : ['']))
  const text = filter.search
  return and(
    text?.trim()
      ? or(nameHas(quiz.title, text), nameHas(quiz.summary, text), nameHas(quiz.subject, text))
      : undefined,
    subjects.length > 0
      ? or(inArray(quiz.subject, subjects), inArray(quiz.subject, bySlug))
      : undefined,
    tags.length > 0
      ? or(arrayOverlaps(quiz.tags, tags), sql`${quiz.tags} && array(${named})`)
      : undefined,
  )
}

/** One page of quizzes, newest first (FLT-05). */
export const listQuizzes = async (
  db: Db,
  filter: QuizFilter,
  viewerId: string | null,
): Promise<{ total: number; data: QuizCard[] }> => {
  const where = conditions(db, filter)
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

/** A quiz with its questions, answers included: they leave the server only after an attempt. */
export const findQuiz = async (db: Db, slug: string, viewerId: string | null) => {
  const [row] = await db.select(columns(viewerId)).from(quiz).where(eq(quiz.slug, slug))
  if (!row) return undefined
  const questions = await db
    .select()
    .from(quizQuestion)
    .where(eq(quizQuestion.quizId, row.quiz.id))
    .orderBy(asc(quizQuestion.position))
  return { card: cardOf(row), questions }
}

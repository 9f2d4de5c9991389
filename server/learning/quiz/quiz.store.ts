import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { QuizCard } from '#openapi/v1.gen.ts'
import { coverOf } from '#server/catalogue/catalogue/cover.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { qualified } from '#server/platform/database/qualified.ts'
import { quiz, quizAttempt, quizQuestion } from './quiz.tables.ts'
import { buildWhere, type QuizFilter } from './quiz-filter.store.ts'

type Best = { score: number; total: number } | null

/** How many questions an attempt asks: of each pool at most as many as it draws. */
const askedOf = sql<number>`(
  select coalesce(sum(least(p.size, coalesce(p.asked, p.size))), 0)::int from (
    select count(*)::int as size, case when q.pool = '' then ${qualified(quiz.asked)} else (
      select (one ->> 'asked')::int from jsonb_array_elements(${qualified(quiz.pools)}) one
      where one ->> 'name' = q.pool) end as asked
    from ${quizQuestion} q
    where q.quiz_id = ${qualified(quiz.id)} and q.removed_at is null group by q.pool) p)`

const columns = (viewerId: string | null) => ({
	quiz,
	questions: askedOf,
	best: viewerId
		? sql<Best>`(select jsonb_build_object('score', a.score, 'total', a.total) from ${quizAttempt} a
        where a.quiz_id = ${qualified(quiz.id)} and a.account_id = ${viewerId}
        order by a.score::float8 / greatest(a.total, 1) desc, a.created_at desc limit 1)`
		: sql<Best>`null`,
})

const cardOf = (row: {
	quiz: typeof quiz.$inferSelect
	questions: number
	best: Best
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
		best_score: row.best?.score ?? null,
		best_total: row.best?.total ?? null,
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
	const { asked, pools, shuffle } = row.quiz
	return { card: cardOf(row), draw: { asked, pools, shuffle }, isHidden, questions }
}

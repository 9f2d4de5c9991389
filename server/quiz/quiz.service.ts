import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { insertAttempt } from '#server/quiz/attempt.store.ts'
import { markQuiz } from '#server/quiz/quiz.rules.ts'
import { findQuiz, listQuizzes as list } from '#server/quiz/quiz.store.ts'
import { completeQuiz } from '#server/training/training.service.ts'

/** FLT-05: one page of quizzes, newest first, each with the viewer's best score. */
export const listQuizzes = list

const find = async (db: Db, slug: string, viewerId: string | null) => {
  const quiz = await findQuiz(db, slug, viewerId)
  if (!quiz) throw new Problem(404, 'not-found')
  return quiz
}

/**
 * A quiz with its questions; right answers and explanations stay here.
 * @throws Problem 404 not-found
 */
export const showQuiz = async (
  db: Db,
  slug: string,
  viewerId: string | null,
): Promise<components['schemas']['Quiz']> => {
  const { card, questions } = await find(db, slug, viewerId)
  return {
    ...card,
    questions: questions.map(({ id, prompt, options }) => ({ id, prompt, options })),
  }
}

/**
 * Marks an attempt and keeps its score, and the answers of who is signed in. Right enough, it counts toward the hours of who is signed in (HRS-01).
 * @param keep what else belongs to the transaction
 * @throws Problem 404 not-found
 */
export const attemptQuiz = async (
  db: Db,
  attempt: {
    slug: string
    accountId: string | null
    answers: { question_id: string; option: number }[]
    now: Date
  },
  keep: (tx: Db, marked: ReturnType<typeof markQuiz>) => Promise<void>,
) => {
  const { card, questions } = await find(db, attempt.slug, null)
  const marked = markQuiz(questions, attempt.answers)
  await db.transaction(async (tx) => {
    await insertAttempt(tx, {
      quizId: card.id,
      accountId: attempt.accountId,
      score: marked.score,
      total: marked.total,
      answers: attempt.accountId
        ? marked.results.flatMap(({ question_id, chosen: option }) =>
            option === null ? [] : [{ question_id, option }],
          )
        : null,
      createdAt: attempt.now,
    })
    const { accountId, now } = attempt
    const { score, total } = marked
    if (accountId) await completeQuiz(tx, { accountId, quiz: card, score, total, now })
    await keep(tx, marked)
  })
  return marked
}

import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type AttemptRow, findAttempt, findAttempts } from '#server/quiz/attempt.store.ts'
import { markQuiz } from '#server/quiz/quiz.rules.ts'
import { findQuiz } from '#server/quiz/quiz.store.ts'

const attemptOf = ({ id, score, total, createdAt, answers }: AttemptRow) => ({
  id,
  score,
  total,
  created_at: createdAt.toISOString(),
  reviewable: answers !== null,
})

/** FTR-01: the last attempts of an account at a quiz, the newest first. */
export const listAttempts = async (db: Db, accountId: string, slug: string) => ({
  data: (await findAttempts(db, accountId, slug)).map(attemptOf),
})

/**
 * FTR-01: an attempt of an account with what was chosen beside what is right, as the questions stand now.
 * @throws Problem 404 not-found, also for somebody else's, and for one whose answers were not kept
 */
export const showAttempt = async (
  db: Db,
  which: { accountId: string; slug: string; id: string },
) => {
  const attempt = await findAttempt(db, which)
  if (!attempt?.answers) throw new Problem(404, 'not-found')
  const quiz = await findQuiz(db, which.slug, null)
  const { results } = markQuiz(quiz!.questions, attempt.answers)
  return { ...attemptOf(attempt), results }
}

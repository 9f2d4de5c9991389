import type { Db } from '#server/platform/database/open.ts'
import { countAttempts } from '#server/quiz/attempt.store.ts'
import { drawQuestions } from '#server/quiz/quiz.rules.ts'
import type { findQuiz } from '#server/quiz/quiz.store.ts'

type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>

/**
 * The questions of a person's next attempt; the same ones for every visitor. Lock the account
 * before, where another attempt must not come between.
 */
export const nextQuestions = async (
  db: Db,
  { card, asked, questions }: Quiz,
  accountId: string | null,
): Promise<Quiz['questions']> => {
  const earlier = accountId && asked !== null ? await countAttempts(db, accountId, card.id) : 0
  return drawQuestions(questions, asked, accountId ? `${accountId} ${earlier}` : 'visitor')
}

import { countAttempts } from '#server/learning/quiz/attempt.store.ts'
import { drawQuestions } from '#server/learning/quiz/quiz.rules.ts'
import type { findQuiz } from '#server/learning/quiz/quiz.store.ts'
import type { Db } from '#server/platform/database/open.ts'

type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>

/**
 * Returns the questions of a person's next attempt; all visitors have the same ones. Lock the
 * account first if no other attempt may come between.
 */
export const nextQuestions = async (
  db: Db,
  { card, asked, questions }: Quiz,
  accountId: string | null,
): Promise<Quiz['questions']> => {
  const earlier = accountId && asked !== null ? await countAttempts(db, accountId, card.id) : 0
  return drawQuestions(questions, asked, accountId ? `${accountId} ${earlier}` : 'visitor')
}

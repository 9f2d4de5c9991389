import type { Handlers } from '#server/platform/contract/contract.ts'
import { quizAttempt } from '#server/platform/database/schema/quiz.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { markQuiz } from '#server/quiz/quiz.rules.ts'
import { findQuiz, listQuizzes } from '#server/quiz/quiz.store.ts'

/** Quizzes: list, questions, marks. Attempts of visitors are kept without a name. */
export const quizHandlers = (deps: Deps): Handlers => {
  const found = async (slug: string, viewerId: string | null) => {
    const quiz = await findQuiz(deps.db, slug, viewerId)
    if (!quiz) throw new Problem(404, 'not-found')
    return quiz
  }
  return {
    listQuizzes: ({ query, account }) => listQuizzes(deps.db, query, account?.id ?? null),

    getQuiz: async ({ params, account }) => {
      const { card, questions } = await found(params.slug, account?.id ?? null)
      return {
        ...card,
        questions: questions.map(({ id, prompt, options }) => ({ id, prompt, options })),
      }
    },

    attemptQuiz: async ({ params, body, account }) => {
      const { card, questions } = await found(params.slug, null)
      const marked = markQuiz(questions, body.answers)
      await deps.db.insert(quizAttempt).values({
        quizId: card.id,
        accountId: account?.id ?? null,
        score: marked.score,
        total: marked.total,
        createdAt: deps.clock(),
      })
      return marked
    },
  }
}

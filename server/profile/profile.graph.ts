import { and, asc, eq } from 'drizzle-orm'
import { account } from '#server/platform/database/schema/account.ts'
import { profileAnswer, profileQuestion } from '#server/platform/database/schema/profile.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf } from '#server/platform/graph/graph-context.ts'
import { idOf } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const answerOf = (row: typeof profileAnswer.$inferSelect) => ({
  id: row.id,
  question_id: row.questionId,
  selected_value: row.selectedValue,
})

/** The caller's profile questions, answers and picture. */
export const profileGraph = (deps: Deps) => ({
  Query: {
    user_taas_questions: async (_: unknown, __: unknown, context: GraphContext) => {
      const mine = and(
        eq(profileAnswer.questionId, profileQuestion.id),
        eq(profileAnswer.accountId, ownerOf(context).id),
      )
      const rows = await deps.db
        .select({ question: profileQuestion, answer: profileAnswer })
        .from(profileQuestion)
        .leftJoin(profileAnswer, mine)
        .orderBy(asc(profileQuestion.position))
      return rows.map(({ question, answer }) => ({
        id: question.id,
        question_title: question.title,
        question_type: question.questionType,
        options: question.options,
        user_answer: answer && answerOf(answer),
      }))
    },
  },

  Mutation: {
    update_profile_picture: async (
      _: unknown,
      args: { avatar_url?: string | null },
      context: GraphContext,
    ) => {
      const { id } = ownerOf(context)
      const avatarUrl = args.avatar_url ?? null
      if (avatarUrl && !avatarUrl.startsWith(`/uploads/${id}/`)) throw new Problem(403, 'forbidden')
      await deps.db.update(account).set({ avatarUrl }).where(eq(account.id, id))
      return { id, avatar_url: avatarUrl }
    },

    insert_user_taas_answer: async (
      _: unknown,
      { object }: { object: { question_id: string; selected_value: string[] } },
      context: GraphContext,
    ) => {
      const questionId = idOf(object.question_id)
      const [question] = await deps.db
        .select()
        .from(profileQuestion)
        .where(eq(profileQuestion.id, questionId))
      if (!question) throw new Problem(404, 'not-found')
      const [row] = await deps.db
        .insert(profileAnswer)
        .values({
          accountId: ownerOf(context).id,
          questionId,
          selectedValue: object.selected_value,
        })
        .onConflictDoUpdate({
          target: [profileAnswer.accountId, profileAnswer.questionId],
          set: { selectedValue: object.selected_value },
        })
        .returning()
      return answerOf(row!)
    },

    update_user_taas_answer: async (
      _: unknown,
      args: { id: string; selected_value: string[] },
      context: GraphContext,
    ) => {
      const [row] = await deps.db
        .update(profileAnswer)
        .set({ selectedValue: args.selected_value })
        .where(
          and(
            eq(profileAnswer.id, idOf(args.id)),
            eq(profileAnswer.accountId, ownerOf(context).id),
          ),
        )
        .returning()
      if (!row) throw new Problem(404, 'not-found')
      return answerOf(row)
    },
  },
})

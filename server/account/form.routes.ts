import { eq, sql } from 'drizzle-orm'
import { isAdult, SHARE_POINTS } from '#server/account/form.rules.ts'
import { listRecommendations } from '#server/catalogue/recommend.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { activityPoint, formSubmission } from '#server/platform/database/schema/request.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** Forms of the signed-in: career interest (NDG-05), questionnaire (NDG-04), points for sharing (SHR-02). */
export const formHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  return {
    submitCareerInterest: async (call) => {
      const now = deps.clock()
      if (!isAdult(call.body.dob, now)) throw new Problem(409, 'too-young')
      const values = {
        kind: 'career-interest' as const,
        accountId: requireAccount(call).id,
        data: call.body,
        createdAt: now,
      }
      const [row] = await db
        .insert(formSubmission)
        .values(values)
        .returning({ id: formSubmission.id })
      return { status: true, response: { id: row!.id } }
    },

    submitWizard: async (call) => {
      const { id: accountId } = requireAccount(call)
      await db.transaction(async (tx) => {
        await tx
          .insert(formSubmission)
          .values({ kind: 'wizard', accountId, data: call.body, createdAt: deps.clock() })
        await tx.update(account).set({ wizardCompleted: true }).where(eq(account.id, accountId))
      })
      const { data } = await listRecommendations(db, accountId, { limit: 9 })
      return { status: true, response: { data } }
    },

    earnActivityPoints: async (call) => {
      const { id: accountId } = requireAccount(call)
      const { activity, subject_id } = call.body
      const now = deps.clock()
      const points = SHARE_POINTS[activity]
      const subjectId = subject_id ?? now.toISOString().slice(0, 10)
      return db.transaction(async (tx) => {
        const noted = await tx
          .insert(activityPoint)
          .values({ accountId, activity, subjectId, points, createdAt: now })
          .onConflictDoNothing()
          .returning({ points: activityPoint.points })
        const earned = noted[0]?.points ?? 0
        const [me] = await tx
          .update(account)
          .set({ points: sql`${account.points} + ${earned}` })
          .where(eq(account.id, accountId))
          .returning({ total: account.points })
        return { response: { points: earned, total: me!.total } }
      })
    },
  }
}

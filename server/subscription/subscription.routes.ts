import { and, desc, eq, gt } from 'drizzle-orm'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { subscription } from '#server/platform/database/schema/wallet.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countIncludedUsed, findPlan } from '#server/purchase/pricing.store.ts'

/** WAL-02, WAL-03: the plan of the signed-in and what it gives of each kind. */
export const subscriptionHandlers = (deps: Deps): Handlers => {
  const { db } = deps

  const benefit = async (accountId: string, courseType: string) => {
    const running = await findPlan(db, accountId, deps.clock())
    const given = running?.plan.benefits[courseType]
    const included = given?.included ?? 0
    const used =
      included > 0 ? Math.min(included, await countIncludedUsed(db, accountId, courseType)) : 0
    return {
      status: running !== undefined,
      response: {
        included,
        used,
        remaining: included - used,
        additional_purchases: {
          discount: running?.plan.isFree ? 0 : (given?.additional_purchases?.discount ?? 0),
        },
        assignment_id: running?.assignmentId ?? null,
      },
    }
  }

  return {
    getSubscription: async (call) => {
      const { id } = requireAccount(call)
      const now = deps.clock()
      const running = await findPlan(db, id, now)
      if (!running) return { status: true, code: 200, response: [] }
      const [term] = await db
        .select()
        .from(subscription)
        .where(
          and(
            eq(subscription.accountId, id),
            eq(subscription.assignmentId, running.assignmentId),
            gt(subscription.endsAt, now),
          ),
        )
        .orderBy(desc(subscription.startsAt))
      const { id: planId, slug, name, isFree, price, benefits } = running.plan
      const plans = {
        id: planId,
        slug,
        name,
        is_free: isFree,
        price,
        benefits,
        assignment_id: running.assignmentId,
        starts_at: term!.startsAt.toISOString(),
        ends_at: term!.endsAt.toISOString(),
      }
      return { status: true, code: 200, response: [{ plans }] }
    },

    getTqBenefits: (call) => benefit(requireAccount(call).id, 'tq'),
    getSpcBenefits: (call) => benefit(requireAccount(call).id, 'self_paced'),
    getMasterclassBenefits: (call) => benefit(requireAccount(call).id, 'expert_masterclass'),
    getLivetrainingBenefits: (call) => benefit(requireAccount(call).id, 'live_training'),
  }
}

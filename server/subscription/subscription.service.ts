import type { Db } from '#server/platform/database/open.ts'
import { countIncludedUsed, findPlan } from '#server/subscription/subscription.store.ts'

type Running = NonNullable<Awaited<ReturnType<typeof findPlan>>>

const remainingOf = async (db: Db, accountId: string, running: Running, courseType: string) => {
  const included = running.plan.benefits[courseType]?.included ?? 0
  if (included === 0) return 0
  return Math.max(0, included - (await countIncludedUsed(db, accountId, courseType)))
}

const additionalPercent = ({ plan }: Running, courseType: string) =>
  plan.isFree ? 0 : (plan.benefits[courseType]?.additional_purchases?.discount ?? 0)

/**
 * CRD-08, PUR-03: percent (0 to 100) that the account's plan takes off each product, by product id: 100 while the plan includes such a course,
 * else its additional-purchase discount. Free products use up nothing.
 */
export const planPercents = async (
  db: Db,
  accountId: string,
  products: readonly { id: string; courseType: string; price: number | null }[],
  now: Date,
): Promise<Map<string, number>> => {
  const percents = new Map<string, number>()
  const running = await findPlan(db, accountId, now)
  if (!running) return percents
  const left = new Map<string, number>()
  for (const { id, courseType, price } of products) {
    if (!price) continue
    const remaining =
      left.get(courseType) ?? (await remainingOf(db, accountId, running, courseType))
    left.set(courseType, Math.max(0, remaining - 1))
    percents.set(id, remaining > 0 ? 100 : additionalPercent(running, courseType))
  }
  return percents
}

/** WAL-03: what the account's plan gives of one course type. */
export const benefitOf = async (db: Db, accountId: string, courseType: string, now: Date) => {
  const running = await findPlan(db, accountId, now)
  const included = running?.plan.benefits[courseType]?.included ?? 0
  const remaining = running ? await remainingOf(db, accountId, running, courseType) : 0
  return {
    status: running !== undefined,
    response: {
      included,
      used: included - remaining,
      remaining,
      additional_purchases: { discount: running ? additionalPercent(running, courseType) : 0 },
      assignment_id: running?.term.assignmentId ?? null,
    },
  }
}

/** WAL-02: the account's running plan in the shape of the call; an empty list when there is none. */
export const subscriptionOf = async (db: Db, accountId: string, now: Date) => {
  const running = await findPlan(db, accountId, now)
  if (!running) return []
  const { id, slug, name, isFree, price, benefits } = running.plan
  const { assignmentId, startsAt, endsAt } = running.term
  const plans = {
    id,
    slug,
    name,
    is_free: isFree,
    price,
    benefits,
    assignment_id: assignmentId,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
  }
  return [{ plans }]
}

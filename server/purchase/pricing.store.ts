import { and, count, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'
import { plan, subscription, wallet } from '#server/platform/database/schema/wallet.ts'

/** What pricing needs to know of a product. */
export type Product = { id: string; title: string; courseType: string; price: number | null }

/** The products of the given ids, in that order; unknown ids are left out. */
export const findProducts = async (db: Db, ids: string[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: resource.id,
      title: resource.title,
      courseType: resource.courseType,
      price: resource.price,
    })
    .from(resource)
    .where(inArray(resource.id, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Which of these the account learns already. */
export const findOwned = async (db: Db, accountId: string, ids: string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: enrolment.resourceId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.accountId, accountId),
        inArray(enrolment.resourceId, ids),
        eq(enrolment.status, 'confirmed'),
      ),
    )
  return rows.map((row) => row.id)
}

/** The plan that is running for an account, if any. */
export const findPlan = async (db: Db, accountId: string, now: Date) => {
  const [row] = await db
    .select({ plan, assignmentId: subscription.assignmentId })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(
      and(
        eq(subscription.accountId, accountId),
        lte(subscription.startsAt, now),
        gt(subscription.endsAt, now),
      ),
    )
    .orderBy(desc(subscription.startsAt))
    .limit(1)
  return row
}

/** How many things an account got through its plan so far, which the plan's `included` counts down from. */
export const countIncludedUsed = async (
  db: Db,
  accountId: string,
  courseType: string,
): Promise<number> => {
  const [row] = await db
    .select({ used: count() })
    .from(enrolment)
    .innerJoin(resource, eq(resource.id, enrolment.resourceId))
    .where(
      and(
        eq(enrolment.accountId, accountId),
        eq(enrolment.source, 'plan'),
        eq(resource.courseType, courseType),
      ),
    )
  return row?.used ?? 0
}

/** Coins an account can spend; 0 if it has no wallet yet (PRF-04). */
export const findCoins = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ coins: wallet.coins })
    .from(wallet)
    .where(eq(wallet.accountId, accountId))
  return row?.coins ?? 0
}

import { and, arrayOverlaps, between, count, desc, eq, gt, lte, not, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { voucher } from '#server/platform/database/schema/school.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { plan, subscription } from '#server/platform/database/schema/wallet.ts'

/** Points of contact are not counted as teachers. */
export const teachersOf = (schoolId: string) =>
  and(
    eq(account.schoolId, schoolId),
    not(arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc'])),
  )

const minutesOf = (kind: 'board' | 'school') =>
  sql<number>`coalesce(sum(${trainingEntry.minutes}) filter (where ${trainingEntry.kind} = ${kind}), 0)::int`

const minutes = sql<number>`coalesce(sum(${trainingEntry.minutes}), 0)::int`

/** The teachers of a school with their minutes between two days, most first. @param asked.most how many */
export const readTeachers = (
  db: Db,
  asked: { schoolId: string; first: string; last: string; most: number },
) =>
  db
    .select({
      id: account.id,
      name: account.displayName,
      minutes,
      board: minutesOf('board'),
      school: minutesOf('school'),
    })
    .from(account)
    .leftJoin(
      trainingEntry,
      and(
        eq(trainingEntry.accountId, account.id),
        between(trainingEntry.completedOn, asked.first, asked.last),
      ),
    )
    .where(teachersOf(asked.schoolId))
    .groupBy(account.id)
    .orderBy(desc(minutes), account.displayName, account.id)
    .limit(asked.most)

/** What a school has: its city, how many teachers, plans in force among them, vouchers held and used. */
export const readHoldings = async (db: Db, schoolId: string, now: Date) => {
  const [teachers] = await db.select({ total: count() }).from(account).where(teachersOf(schoolId))
  const [licences] = await db
    .select({ total: sql<number>`count(distinct ${subscription.accountId})::int` })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.accountId))
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(
      and(
        teachersOf(schoolId),
        eq(plan.isFree, false),
        lte(subscription.startsAt, now),
        gt(subscription.endsAt, now),
      ),
    )
  const [vouchers] = await db
    .select({
      total: sql<number>`coalesce(sum(${voucher.voucherCount}), 0)::int`,
      used: sql<number>`coalesce(sum(${voucher.appliedCouponsCount}), 0)::int`,
    })
    .from(voucher)
    .where(eq(voucher.schoolId, schoolId))
  const [own] = await db.select({ city: school.city }).from(school).where(eq(school.id, schoolId))
  return {
    city: own?.city ?? null,
    teachers: teachers!.total,
    licences: licences!.total,
    vouchers: vouchers!.total,
    vouchersUsed: vouchers!.used,
  }
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { lesson } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { referral } from '#server/platform/database/schema/request.ts'
import { plan, subscription } from '#server/platform/database/schema/wallet.ts'

const whole = sql<number>`count(*)::int`

/** API-03: what came of a partner's referrals: schools, their teachers, licences given and used, courses finished. */
export const readMetrics = async (db: Db, partnerId: string) => {
  const schoolIds = db
    .select({ id: account.schoolId })
    .from(referral)
    .innerJoin(account, eq(account.id, referral.accountId))
    .where(and(eq(referral.kind, 'partner'), eq(referral.referrer, partnerId)))
  const teacherIds = db
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.schoolId, schoolIds))
  const [people] = await db
    .select({ schools: sql<number>`count(distinct ${account.schoolId})::int`, teachers: whole })
    .from(account)
    .where(inArray(account.schoolId, schoolIds))
  const [licences] = await db
    .select({
      total: sql<number>`coalesce(sum((${plan.benefits} -> 'self_paced' ->> 'included')::int), 0)::int`,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(inArray(subscription.accountId, teacherIds))
  const [used] = await db
    .select({ total: whole })
    .from(enrolment)
    .where(and(eq(enrolment.source, 'plan'), inArray(enrolment.accountId, teacherIds)))
  const lessons = sql`(select count(*) from ${lesson} where ${lesson.resourceId} = ${enrolment.resourceId})`
  const done = sql`(select count(*) from ${lessonDone} where ${lessonDone.enrolmentId} = ${enrolment.id})`
  const [completed] = await db
    .select({ total: whole })
    .from(enrolment)
    .where(and(inArray(enrolment.accountId, teacherIds), sql`${done} > 0 and ${done} = ${lessons}`))
  return {
    schools: people!.schools,
    teachers: people!.teachers,
    licences_total: licences!.total,
    licences_used: used!.total,
    courses_completed: completed!.total,
  }
}

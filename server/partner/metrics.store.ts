import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { lesson } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { licence } from '#server/platform/database/schema/licence.ts'
import { partnerSchool } from '#server/platform/database/schema/partner.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'

type Metrics = Record<
  'schools' | 'teachers' | 'licences_total' | 'licences_used' | 'courses_completed',
  number
>

const metrics = prepare<Metrics, { partnerId: string }>(
  'metrics of a partner',
  sql`with brought as (
      select b.school_id from ${partnerSchool} b where b.partner_id = ${sql.placeholder('partnerId')}::uuid
    ), teacher as (
      select p.id from brought b join ${account} p on ${isTeacherOf(sql`b.school_id`)}
    ), done as (
      select e.id, e.resource_id, count(*) as lessons from teacher t join ${enrolment} e on e.account_id = t.id
        join ${lessonDone} d on d.enrolment_id = e.id group by 1, 2
    ) select (select count(*) from brought)::int as schools, (select count(*) from teacher)::int as teachers,
      coalesce(sum(l.quantity), 0)::int as licences_total, coalesce(sum(l.assigned_count), 0)::int as licences_used,
      (select count(*) from done d where d.lessons =
        (select count(*) from ${lesson} o where o.resource_id = d.resource_id))::int as courses_completed
    from brought b join ${licence} l on l.school_id = b.school_id`,
)

/** API-03: what came of a partner's schools: their teachers, the licences that they hold and have given, courses finished. */
export const readMetrics = async (db: Db, partnerId: string): Promise<Metrics> =>
  (await metrics(db, { partnerId }))[0]!

import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { ALL_TIME, keptSums, sumsOf } from '#server/people/school/teacher-year.rules.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { partnerSchool } from './partner.tables.ts'

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
    ), ${keptSums}
    select (select count(*) from brought)::int as schools, (select count(*) from teacher)::int as teachers,
      coalesce(sum(l.quantity), 0)::int as licences_total, coalesce(sum(l.assigned_count), 0)::int as licences_used,
      (select coalesce(sum(completed), 0) from ${sumsOf(sql.raw(String(ALL_TIME)))} a)::int as courses_completed
    from brought b join ${licence} l on l.school_id = b.school_id`,
)

/**
 * API-03: returns a partner's figures: teachers of the partner's schools, licences held and
 * assigned, courses finished.
 */
export const readMetrics = async (db: Db, partnerId: string): Promise<Metrics> =>
	(await metrics(db, { partnerId }))[0]!

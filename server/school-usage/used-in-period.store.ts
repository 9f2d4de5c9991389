import { sql } from 'drizzle-orm'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { ALL_TIME, sumsOf } from '#server/school/teacher-year.rules.ts'

const { placeholder } = sql
const year = sql`${placeholder('year')}::int`
const fromAt = sql`${placeholder('fromAt')}::timestamptz`

const allTime = sql`${sumsOf(sql.raw(String(ALL_TIME)))} a`

/** CTEs after `teacher`: `used` has what each did in a school year (placeholder year) or since a day (from, fromAt). */
export const usedIn = {
  year: sql`used as (
    select t.id, t.name, coalesce(y.enrolments, 0) as enrolments, coalesce(y.lessons, 0) as lessons, coalesce(y.sum_all, 0) as minutes, a.last_at
    from teacher t left join ${allTime} on a.account_id = t.id left join ${sumsOf(year)} y on y.account_id = t.id
  )`,
  recent: sql`begun as (
    select e.account_id, count(*)::int as enrolments from teacher t join ${enrolment} e on e.account_id = t.id and e.created_at >= ${fromAt} group by 1
  ), done as (
    select e.account_id, count(*)::int as lessons from ${lessonDone} d join ${enrolment} e on e.id = d.enrolment_id
      join teacher t on t.id = e.account_id where d.done_at >= ${fromAt} group by 1
  ), counted as (
    select e.account_id, sum(e.minutes)::int as minutes from teacher t join ${trainingEntry} e on e.account_id = t.id
      and e.completed_on >= ${placeholder('from')}::date group by 1
  ), used as (
    select t.id, t.name, coalesce(b.enrolments, 0) as enrolments, coalesce(d.lessons, 0) as lessons, coalesce(c.minutes, 0) as minutes, a.last_at
    from teacher t left join begun b on b.account_id = t.id left join done d on d.account_id = t.id
      left join counted c on c.account_id = t.id left join ${allTime} on a.account_id = t.id
  )`,
}

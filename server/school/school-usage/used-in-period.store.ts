import { sql } from 'drizzle-orm'
import { schoolDay } from '#server/people/school/school-fact.tables.ts'
import { sumsOf } from '#server/people/school/teacher-year.rules.ts'

const { placeholder } = sql

/**
 * CTEs after `teacher`: `used` has what each did in a school year (placeholder year) or since a day
 * (from).
 */
export const usedIn = {
	year: sql`used as (
    select t.id, t.name, coalesce(y.enrolments, 0) as enrolments, coalesce(y.lessons, 0) as lessons, coalesce(y.sum_all, 0) as minutes
    from teacher t left join ${sumsOf(sql`${placeholder('year')}::int`)} y on y.account_id = t.id
  )`,
	recent: sql`day as (
    select d.account_id, d.enrolments, d.lessons, d.minutes from ${schoolDay} d
      where d.school_id = ${placeholder('schoolId')}::uuid and d.day >= ${placeholder('from')}::date
        and not exists (select from noted n where n.account_id = d.account_id)
    union all select f.account_id, f.enrolments, f.lessons, f.minutes from (select array_agg(account_id) as ids from noted) n
      cross join lateral teacher_facts_of(n.ids) f where n.ids is not null and f.kind = 'day' and f.key >= ${placeholder('from')}::text
  ), summed as (
    select account_id, sum(enrolments)::int as enrolments, sum(lessons)::int as lessons, sum(minutes)::int as minutes from day group by 1
  ), used as (
    select t.id, t.name, coalesce(s.enrolments, 0) as enrolments, coalesce(s.lessons, 0) as lessons, coalesce(s.minutes, 0) as minutes
    from teacher t left join summed s on s.account_id = t.id
  )`,
}

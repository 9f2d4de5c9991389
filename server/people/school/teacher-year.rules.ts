import { type SQL, sql } from 'drizzle-orm'
import { isTeacherOf } from './teachers.rules.ts'

/** The year of the row that sums all time. */
export const ALL_TIME = 0

/**
 * CTEs after one of the name `teacher` with an id: `noted` are those whose kept sums are out of
 * date, `fresh` their sums from what they did.
 */
export const keptSums: SQL = sql.raw(`noted as (
    select distinct d.account_id from teacher_year_due d join teacher t on t.id = d.account_id
  ), fresh as (
    select f.* from (select array_agg(account_id) as ids from noted) d cross join lateral teacher_years_of(d.ids) f where d.ids is not null
  )`)

/**
 * The beginning of a statement over the teachers of a school: `teacher` has id and name of each.
 * Placeholder: schoolId.
 */
export const withTeachers: SQL = sql`with teacher as (
    select p.id, p.display_name as name from account p where ${isTeacherOf(sql.placeholder('schoolId'))}
  ), ${keptSums}`

/**
 * The rows of teacher_year of the teachers above in one year, or in all years, as they are now: a
 * table for `from`.
 */
export const sumsOf = (year?: SQL): SQL => sql`(
    select k.* from teacher t join teacher_year k on k.account_id = t.id ${year ? sql`and k.year = ${year}` : sql``}
      where not exists (select from noted n where n.account_id = t.id)
    union all select f.* from fresh f ${year ? sql`where f.year = ${year}` : sql``}
  )`

const allTime = sql.raw(String(ALL_TIME))

/**
 * In SQL: when one of the teachers above last began or completed something; null if never. Cheap
 * for the few rows of a page.
 */
export const lastAtOf = (
	id: SQL,
): SQL => sql`case when exists (select from noted n where n.account_id = ${id})
    then (select f.last_at from teacher_years_of(array[${id}]) f where f.year = ${allTime})
    else (select k.last_at from teacher_year k where k.account_id = ${id} and k.year = ${allTime}) end`

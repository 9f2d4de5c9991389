import { type SQL, sql } from 'drizzle-orm'
import { isTeacherOf } from './teachers.rules.ts'

/** Kinds of facts of a school; see the table school_fact. */
export type FactKind = 'thing' | 'course' | 'section' | 'month' | 'year' | 'subject' | 'competency'

const school = sql`${sql.placeholder('schoolId')}::uuid`
const sums = ['enrolments', 'lessons', 'completed', 'minutes', 'teachers']
const columns = (of: (one: string) => string) => sql.raw(sums.map(of).join(', '))

/**
 * CTEs: `stale` are those whose counted facts are out of date, of this school or counted in it,
 * `recounted` the facts of its teachers among them from what they did. Placeholder: schoolId.
 */
export const staleFacts: SQL = sql`stale as (
    select distinct d.account_id from teacher_year_due d
      left join teacher_counted c on c.account_id = d.account_id left join account p on p.id = d.account_id
    where c.school_id = ${school} or (${isTeacherOf(sql.placeholder('schoolId'))})
  ), recounted as not materialized (
    select f.* from (
      select array_agg(p.id) as ids from stale s join account p on p.id = s.account_id where ${isTeacherOf(sql.placeholder('schoolId'))}
    ) as present cross join lateral teacher_facts_of(present.ids) f where present.ids is not null
  )`

/**
 * The facts of the school after the CTEs above, as they are now, in one year or in all years: a
 * table for `from` with year, key and sums.
 */
export const factsOf = (kind: FactKind, year?: SQL): SQL => {
	const isWanted = (table: string) =>
		sql`${sql.raw(table)}.kind = ${sql.raw(`'${kind}'`)} ${year ? sql`and ${sql.raw(table)}.year = ${year}` : sql``}`
	return sql`(
    select year, key, ${columns((one) => `sum(${one})::int as ${one}`)} from (
      select k.year, k.key, ${columns((one) => `k.${one}`)} from school_fact k where k.school_id = ${school} and ${isWanted('k')}
      union all select f.year, f.key, ${columns((one) => `-f.${one}`)} from stale s
        join teacher_counted c on c.account_id = s.account_id and c.school_id = ${school}
        cross join lateral counted_facts(c.facts) f where ${isWanted('f')}
      union all select r.year, r.key, ${columns((one) => `r.${one}`)} from recounted r where ${isWanted('r')}
    ) as counted group by year, key
    having ${sql.raw(sums.map((one) => `sum(${one}) <> 0`).join(' or '))}
  )`
}

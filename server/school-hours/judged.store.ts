import { type SQL, sql } from 'drizzle-orm'
import { trainingGoals as goals } from '#machines/kit/training-year.rules.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { hoursReminder } from '#server/platform/database/schema/school-session.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'

const sumOf = (where?: SQL) =>
  sql`coalesce(sum(e.minutes)${where ? sql` filter (where ${where})` : sql``}, 0)::int`

const counted = sql.raw(`least(
  least(sum_board, ${goals.board}) + least(sum_school, ${goals.school}),
  least(sum_values, ${goals.values}) + least(sum_practice, ${goals.practice}) + least(sum_growth, ${goals.growth}))`)

/**
 * The beginning of a statement over the teachers of a school between two days: `judged` has a row each with `id`, `name`, the sums, `counted`
 * (of each kind and standard no more than its goal), `last_on`, `reminded_at`. Placeholders: schoolId, first, last.
 */
export const withJudged = sql`with hours as (
    select p.id, p.display_name as name, ${sumOf()} as sum_all,
      ${sumOf(sql`e.kind = 'board'`)} as sum_board, ${sumOf(sql`e.kind = 'school'`)} as sum_school,
      ${sumOf(sql`e.standard = 'values'`)} as sum_values, ${sumOf(sql`e.standard = 'practice'`)} as sum_practice,
      ${sumOf(sql`e.standard = 'growth'`)} as sum_growth, max(e.completed_on)::text as last_on
    from ${account} p left join ${trainingEntry} e on e.account_id = p.id
      and e.completed_on between ${sql.placeholder('first')}::date and ${sql.placeholder('last')}::date
    where ${isTeacherOf(sql.placeholder('schoolId'))} group by p.id
  ), judged as (
    select h.*, ${counted} as counted, m.reminded_at from hours h
      left join ${hoursReminder} m on m.account_id = h.id
  )`

/** Whose hours between which days; `expected` minutes should be there, and who was reminded after `reminded` is not reminded again. */
export type Judging = {
  schoolId: string
  first: string
  last: string
  expected: number
}

import { sql } from 'drizzle-orm'
import { trainingGoals as goals } from '#domain/learning/training-year.rules.ts'
import { sumsOf, withTeachers } from '#server/people/school/teacher-year.rules.ts'
import { hoursReminder } from './school-hours.tables.ts'

const sums = ['all', 'board', 'school', 'values', 'practice', 'growth'].map((one) => `sum_${one}`)

const counted = sql.raw(`least(
  least(sum_board, ${goals.board}) + least(sum_school, ${goals.school}),
  least(sum_values, ${goals.values}) + least(sum_practice, ${goals.practice}) + least(sum_growth, ${goals.growth}))`)

/**
 * The beginning of a statement over the teachers of a school in a school year: `judged` has a row
 * each with `id`, `name`, the sums, `counted` (of each kind and standard no more than its goal),
 * `last_on`, `reminded_at`. Placeholders: schoolId, year.
 */
export const withJudged = sql`${withTeachers}, hours as (
    select t.id, t.name, ${sql.raw(sums.map((one) => `coalesce(y.${one}, 0) as ${one}`).join(', '))}, y.last_on::text as last_on
    from teacher t left join ${sumsOf(sql`${sql.placeholder('year')}::int`)} y on y.account_id = t.id
  ), judged as (
    select h.*, ${counted} as counted, m.reminded_at from hours h
      left join ${hoursReminder} m on m.account_id = h.id
  )`

/**
 * School and school year; `expected` minutes are due by now. Teachers reminded after `reminded` get
 * no further reminder.
 */
export type Judging = {
	schoolId: string
	year: number
	expected: number
}

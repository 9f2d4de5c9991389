import { sql } from 'drizzle-orm'
import { trainingGoals } from '#machines/kit/training-year.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'
import { type Judging, withJudged } from '#server/school-hours/judged.store.ts'

/** Sums of minutes as the statements name them. */
export type SumRow = Record<
  'sum_all' | 'sum_board' | 'sum_school' | 'sum_values' | 'sum_practice' | 'sum_growth',
  number
>

/** A teacher in a school year. */
export type JudgedRow = SumRow & {
  id: string
  name: string
  counted: number
  last_on: string | null
  reminded_at: string | null
}

/** Which teachers: `pattern` of the name, `filter` empty for all. */
export type Wanted = Judging & { pattern: string; filter: string }

const { placeholder } = sql
const expected = sql`${placeholder('expected')}::int`
const isWanted = sql`name ilike ${placeholder('pattern')}::text and case ${placeholder('filter')}::text
  when 'behind' then counted < ${expected} when 'reached' then counted >= ${trainingGoals.all}::int else true end`
const sort = sql`${placeholder('sort')}::text`

const page = prepareRows<JudgedRow, Wanted & { sort: string; limit: number; offset: number }>(
  'hours of teachers',
  sql`${withJudged} select * from judged where ${isWanted}
    order by case ${sort} when 'behind' then counted when 'hours' then -counted end, lower(name), id
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`,
)

/** Teachers of a school with their hours, in the order asked for: `behind`, `hours` or `name`. */
export const readTeachers = (
  db: Db,
  asked: Wanted & { sort: string; limit: number; offset: number },
): Promise<JudgedRow[]> => page(db, asked)

type Totals = SumRow & {
  teachers: number
  behind: number
  reached: number
  remindable: number
  found: number
}

const totals = prepare<Totals, Wanted & { reminded: string }>(
  'hours of a school',
  sql`${withJudged} select count(*)::int as teachers, (count(*) filter (where counted < ${expected}))::int as behind,
    (count(*) filter (where counted >= ${trainingGoals.all}::int))::int as reached,
    (count(*) filter (where counted < ${expected}
      and coalesce(reminded_at <= ${placeholder('reminded')}::timestamptz, true)))::int as remindable,
    (count(*) filter (where ${isWanted}))::int as found,
    ${sql.raw(['all', 'board', 'school', 'values', 'practice', 'growth'].map((one) => `coalesce(sum(sum_${one}), 0)::int as sum_${one}`).join(', '))}
    from judged`,
)

/** What a school’s teachers have together; `found` of them are wanted, `remindable` are behind and were not reminded after `reminded`. */
export const readTotals = async (db: Db, asked: Wanted & { reminded: Date }): Promise<Totals> =>
  (await totals(db, { ...asked, reminded: asked.reminded.toISOString() }))[0]!

const years = prepare<{ year: number }, { schoolId: string }>(
  'years of a school',
  sql`select distinct extract(year from e.completed_on - interval '3 months')::int as year
    from ${account} p join ${trainingEntry} e on e.account_id = p.id
    where ${isTeacherOf(placeholder('schoolId'))}`,
)

/** School years in which today’s teachers of a school have hours. */
export const readYears = async (db: Db, schoolId: string): Promise<number[]> =>
  (await years(db, { schoolId })).map(({ year }) => year)

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'

/** A teacher in a period; `last_at` of all time, ISO 8601. */
export type UsageRow = {
  id: string
  name: string
  enrolments: number
  lessons: number
  minutes: number
  last_at: string | null
}

/** `from`: the first day in India, and the moment at which it begins. */
type Asked = { schoolId: string; from: string; fromAt: string; pattern: string }

const { placeholder } = sql
const fromAt = sql`${placeholder('fromAt')}::timestamptz`
const from = sql`${placeholder('from')}::date`

const withUsage = sql`with teacher as (
    select p.id, p.display_name as name from ${account} p where ${isTeacherOf(placeholder('schoolId'))}
  ), begun as (
    select e.account_id, count(*) filter (where e.created_at >= ${fromAt}) as enrolments, max(e.created_at) as last_at
    from teacher t join ${enrolment} e on e.account_id = t.id group by 1
  ), done as (
    select e.account_id, count(*) filter (where d.done_at >= ${fromAt}) as lessons, max(d.done_at) as last_at
    from teacher t join ${enrolment} e on e.account_id = t.id join ${lessonDone} d on d.enrolment_id = e.id group by 1
  ), counted as (
    select e.account_id, sum(e.minutes) filter (where e.completed_on >= ${from}) as minutes, max(e.created_at) as last_at
    from teacher t join ${trainingEntry} e on e.account_id = t.id group by 1
  ), used as (
    select t.id, t.name, coalesce(b.enrolments, 0)::int as enrolments, coalesce(d.lessons, 0)::int as lessons,
      coalesce(c.minutes, 0)::int as minutes, greatest(b.last_at, d.last_at, c.last_at) as last_at
    from teacher t left join begun b on b.account_id = t.id left join done d on d.account_id = t.id
      left join counted c on c.account_id = t.id
  )`

const isWanted = sql`name ilike ${placeholder('pattern')}::text`
const sort = sql`${placeholder('sort')}::text`

const page = prepareRows<UsageRow, Asked & { sort: string; limit: number; offset: number }>(
  'usage of teachers',
  sql`${withUsage} select * from used where ${isWanted}
    order by case ${sort} when 'enrolments' then enrolments when 'lessons' then lessons when 'hours' then minutes end desc nulls last,
      case when ${sort} = 'last' then last_at end desc nulls last, lower(name), id
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`,
)

/** Teachers of a school with what they did since a day: `name`, or the highest `enrolments`, `lessons`, `hours` or the newest `last` first. */
export const readUsage = (
  db: Db,
  asked: Asked & { sort: string; limit: number; offset: number },
): Promise<UsageRow[]> => page(db, asked)

type Totals = Record<'teachers' | 'active' | 'enrolments' | 'lessons' | 'minutes' | 'found', number>

const totals = prepare<Totals, Asked>(
  'usage of a school',
  sql`${withUsage} select count(*)::int as teachers,
    (count(*) filter (where enrolments + lessons + minutes > 0))::int as active,
    coalesce(sum(enrolments), 0)::int as enrolments, coalesce(sum(lessons), 0)::int as lessons,
    coalesce(sum(minutes), 0)::int as minutes, (count(*) filter (where ${isWanted}))::int as found from used`,
)

/** The same of all teachers together; `found` of them have the wanted name. */
export const readUsageTotals = async (db: Db, asked: Asked): Promise<Totals> =>
  (await totals(db, asked))[0]!

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { PLANNED_EACH_TIME } from '#server/platform/database/preparing-client.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'
import { schoolSession } from '#server/platform/database/schema/school-session.ts'
import { certificate, trainingEntry } from '#server/platform/database/schema/training.ts'
import { sumsOf, withTeachers } from '#server/school/teacher-year.rules.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'

/** A school year of a school: its first and last day, and the moments at which it begins and has ended. */
export type YearOfSchool = {
  schoolId: string
  year: number
  first: string
  last: string
  begin: string
  end: string
}

const { placeholder } = sql
const teachers = sql`with teacher as (
  select p.id from ${account} p where ${isTeacherOf(placeholder('schoolId'))}
)`
const days = sql`between ${placeholder('first')}::date and ${placeholder('last')}::date`
const isWithin = (column: string) =>
  sql`${sql.raw(column)} >= ${placeholder('begin')}::timestamptz and ${sql.raw(column)} < ${placeholder('end')}::timestamptz`

/** Minutes of a month by kind and standard; `month` is YYYY-MM. */
export type MonthRow = {
  month: string
  kind: 'board' | 'school'
  standard: 'values' | 'practice' | 'growth'
  minutes: number
}

const months = prepareRows<MonthRow, YearOfSchool>(
  'months of a school',
  sql`${sql.raw(PLANNED_EACH_TIME)} ${teachers} select to_char(e.completed_on, 'YYYY-MM') as month, e.kind, e.standard, sum(e.minutes)::int as minutes
    from teacher t join ${trainingEntry} e on e.account_id = t.id and e.completed_on ${days} group by 1, 2, 3`,
)

const types = prepareRows<{ course_type: string; count: number }, YearOfSchool>(
  'enrolments of a school',
  sql`${sql.raw(PLANNED_EACH_TIME)} ${teachers} select r.course_type, count(*)::int as count
    from teacher t join ${enrolment} e on e.account_id = t.id and ${isWithin('e.created_at')}
      join ${resource} r on r.id = e.resource_id group by 1 order by 2 desc, 1`,
)

type Figures = Record<'teachers' | 'learning' | 'completed' | 'sessions' | 'certificates', number>

const figures = prepare<Figures, YearOfSchool>(
  'figures of a school',
  sql`${sql.raw(PLANNED_EACH_TIME)} ${withTeachers} select (select count(*) from teacher)::int as teachers,
    (count(*) filter (where enrolments > 0 or last_on is not null))::int as learning, coalesce(sum(courses), 0)::int as completed,
    (select count(*) from ${schoolSession} s where s.school_id = ${placeholder('schoolId')}::uuid and s.held_on ${days})::int as sessions,
    (select count(*) from teacher t join ${certificate} c on c.account_id = t.id
      and c.revoked_at is null and ${isWithin('c.issued_at')})::int as certificates
    from ${sumsOf(sql`${placeholder('year')}::int`)} y`,
)

/** Minutes of a school’s teachers in a year by month, kind and standard. */
export const readMonths = (db: Db, year: YearOfSchool) => months(db, year)

/** Enrolments of a school’s teachers in a year by type, most first. */
export const readTypes = (db: Db, year: YearOfSchool) => types(db, year)

/** Counts of a school in a year. */
export const readFigures = async (db: Db, year: YearOfSchool): Promise<Figures> =>
  (await figures(db, year))[0]!

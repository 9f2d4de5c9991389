import { sql } from 'drizzle-orm'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { factsOf, staleFacts } from '#server/people/school/school-facts.rules.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { schoolSession } from '#server/school/school-hours/school-hours.tables.ts'
import { withThings } from './learned-things.store.ts'

/**
 * A school year of a school: its first and last day, and the moments at which it begins and has
 * ended.
 */
export type YearOfSchool = {
	schoolId: string
	year: number
	first: string
	last: string
	begin: string
	end: string
}

const { placeholder } = sql
const year = sql`${placeholder('year')}::int`
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
	sql`with ${staleFacts} select split_part(key, ' ', 1) as month, split_part(key, ' ', 2) as kind, split_part(key, ' ', 3) as standard, minutes
    from ${factsOf('month', year)} f`,
)

const types = prepareRows<{ course_type: string; count: number }, YearOfSchool>(
	'enrolments of a school',
	sql`${withThings} select course_type, sum(enrolments)::int as count from thing where enrolments > 0 group by 1 order by 2 desc, 1`,
)

type Figures = Record<'teachers' | 'learning' | 'completed' | 'sessions' | 'certificates', number>

const figures = prepare<Figures, YearOfSchool>(
	'figures of a school',
	sql`with ${staleFacts}, teacher as (
      select p.id from ${account} p where ${isTeacherOf(placeholder('schoolId'))}
    ) select (select count(*) from teacher)::int as teachers,
      coalesce(sum(y.teachers), 0)::int as learning, coalesce(sum(y.completed), 0)::int as completed,
      (select count(*) from ${schoolSession} s where s.school_id = ${placeholder('schoolId')}::uuid and s.held_on ${days})::int as sessions,
      (select count(*) from teacher t join ${certificate} c on c.account_id = t.id
        and c.revoked_at is null and ${isWithin('c.issued_at')})::int as certificates
    from ${factsOf('year', year)} y`,
)

const teachers = prepare<{ count: number }, { schoolId: string }>(
	'teachers of a school',
	sql`select count(*)::int as count from ${account} p where ${isTeacherOf(placeholder('schoolId'))}`,
)

/** How many teachers a school has. */
export const countTeachers = async (db: Db, schoolId: string): Promise<number> =>
	(await teachers(db, { schoolId }))[0]!.count

/** Minutes of a school’s teachers in a year by month, kind and standard. */
export const readMonths = (db: Db, year: YearOfSchool) => months(db, year)

/** Enrolments of a school’s teachers in a year by type, most first. */
export const readTypes = (db: Db, year: YearOfSchool) => types(db, year)

/** Counts of a school in a year. */
export const readFigures = async (db: Db, year: YearOfSchool): Promise<Figures> =>
	(await figures(db, year))[0]!

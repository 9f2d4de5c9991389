import { sql } from 'drizzle-orm'
import type { TestApp } from '../open-test-app.ts'

const sums = sql.raw(
	['enrolments', 'lessons', 'completed', 'minutes', 'teachers']
		.map((one) => `sum(${one})::int as ${one}`)
		.join(', '),
)

/**
 * Returns the stored facts and days of schools that differ from the sum of their teachers'
 * activity.
 */
export const differingFacts = async ({ db }: TestApp): Promise<unknown[]> => {
	const { rows } = (await db.execute(sql`with fact as (
      select p.school_id, f.* from teacher_facts_of(array(select id from account)) f join account p on p.id = f.account_id
      where p.school_id is not null and not (p.roles && '{main_poc,additional_main_poc}')
    ), wanted as (
      select school_id, null::uuid as account_id, kind, year, key, ${sums} from fact where kind <> 'day' group by 1, 2, 3, 4, 5
      union all select school_id, account_id, kind, year, key, enrolments, lessons, completed, minutes, teachers from fact where kind = 'day'
    ), kept as (
      select school_id, null::uuid as account_id, kind, year, key, enrolments, lessons, completed, minutes, teachers
        from school_fact where (enrolments, lessons, completed, minutes, teachers) <> (0, 0, 0, 0, 0)
      union all select school_id, account_id, 'day', 0, to_char(day, 'YYYY-MM-DD'), enrolments, lessons, completed, minutes, 0 from school_day
    )
    (select 'wanted' as which, * from (table wanted except table kept) as w)
    union all (select 'kept', * from (table kept except table wanted) as k)`)) as never as {
		rows: unknown[]
	}
	return rows
}

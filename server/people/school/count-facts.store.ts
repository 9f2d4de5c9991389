import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { schoolDay, teacherCounted } from './school-fact.tables.ts'
import { isTeacher } from './teachers.rules.ts'

/**
 * Counts what accounts did into the sums of the school that each is a teacher of, and out of those
 * of a school left. The triggers of teacher_counted change the sums.
 * @param accounts a JSON array of ids
 */
export const countFacts = prepare<Record<string, never>, { accounts: string }>(
	'count school facts',
	sql`with who as (
      select id::uuid as id from json_array_elements_text(${sql.placeholder('accounts')}::json) as id
    ), member as (
      select p.id, p.school_id from who w join ${account} p on p.id = w.id where p.school_id is not null and ${isTeacher}
    ), fact as (
      select m.school_id, f.* from (select array_agg(id) as ids from member) a
        cross join lateral teacher_facts_of(a.ids) f join member m on m.id = f.account_id where a.ids is not null
    ), left_day as (
      delete from ${schoolDay} d where d.account_id in (select id from who) and not exists (
        select from fact f where f.kind = 'day' and f.account_id = d.account_id and f.school_id = d.school_id and f.key = to_char(d.day, 'YYYY-MM-DD'))
    ), day as (
      insert into ${schoolDay} (school_id, day, account_id, enrolments, lessons, completed, minutes)
        select school_id, key::date, account_id, enrolments, lessons, completed, minutes from fact where kind = 'day'
        on conflict (school_id, day, account_id) do update set
          enrolments = excluded.enrolments, lessons = excluded.lessons, completed = excluded.completed, minutes = excluded.minutes
    ), gone as (
      delete from ${teacherCounted} c where c.account_id in (select id from who) and not exists (select from fact f where f.account_id = c.account_id)
    ) insert into ${teacherCounted} (account_id, school_id, facts)
      select account_id, school_id, jsonb_agg(jsonb_build_array(kind, year, key, enrolments, lessons, completed, minutes, teachers)) filter (where kind <> 'day')
        from fact group by 1, 2
      on conflict (account_id) do update set school_id = excluded.school_id, facts = excluded.facts`,
)

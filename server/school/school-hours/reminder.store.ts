import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { type Judging, withJudged } from './judged.store.ts'
import { hoursReminder } from './school-hours.tables.ts'

/** A teacher to remind; `counted` in minutes. */
export type DueTeacher = {
	email: string
	name: string
	language: 'en' | 'hi'
	school: string
	counted: number
}

type Asked = Judging & { now: string; reminded: string; most: number }

const { placeholder } = sql
const reminded = sql`${placeholder('reminded')}::timestamptz`

const claim = prepare<DueTeacher, Asked>(
	'claim hours reminders',
	sql`${withJudged}, due as (
      select id from judged where counted < ${placeholder('expected')}::int
        and coalesce(reminded_at <= ${reminded}, true) order by id limit ${placeholder('most')}::int
    ), claimed as (
      insert into ${hoursReminder} (account_id, reminded_at) select id, ${placeholder('now')}::timestamptz from due
      on conflict (account_id) do update set reminded_at = excluded.reminded_at
        where ${hoursReminder}.reminded_at <= ${reminded} returning account_id
    ) select p.email, p.display_name as name, p.language, s.name as school, j.counted
      from claimed c join judged j on j.id = c.account_id join ${account} p on p.id = c.account_id
      join ${school} s on s.id = p.school_id`,
)

/**
 * Claims teachers who are behind and were not reminded after `reminded`, inside the caller’s
 * transaction, each for one process only.
 */
export const claimTeachers = (
	tx: Db,
	asked: Judging & { now: Date; reminded: Date; most: number },
): Promise<DueTeacher[]> =>
	claim(tx, {
		...asked,
		now: asked.now.toISOString(),
		reminded: asked.reminded.toISOString(),
	})

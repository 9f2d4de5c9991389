import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { countFacts } from './count-facts.store.ts'
import { teacherYear, teacherYearDue } from './school.tables.ts'

/** One process at a time, so that no older sums replace newer ones. */
const LOCK = 7_319_605
/** Rows that one statement takes away. */
export const BATCH = 500

const fold = prepare<{ taken: number; accounts: string[] }, Record<string, never>>(
	'fold teacher years',
	sql`with due as (
      select id, account_id from ${teacherYearDue} limit ${sql.raw(String(BATCH))}
    ), fresh as (
      select f.* from teacher_years_of(array(select distinct account_id from due)) f
    ), gone as (
      delete from ${teacherYear} k where k.account_id in (select account_id from due)
        and not exists (select from fresh f where f.account_id = k.account_id and f.year = k.year)
    ), written as (
      insert into ${teacherYear} select * from fresh on conflict (account_id, year) do update set
        ${sql.raw(
					[
						...['enrolments', 'lessons', 'completed', 'courses', 'sum_all', 'sum_board'],
						...[
							'sum_school',
							'sum_values',
							'sum_practice',
							'sum_growth',
							'subjects',
							'tags',
							'last_at',
							'last_on',
						],
					]
						.map((one) => `${one} = excluded.${one}`)
						.join(', '),
				)}
    ), taken as (
      delete from ${teacherYearDue} where id in (select id from due) returning account_id
    ) select count(*)::int as taken, coalesce(json_agg(distinct account_id), '[]') as accounts from taken`,
)

/**
 * Folds a portion of the notes, after other processes have; inside a transaction.
 * @returns how many notes were taken away
 */
export const foldNotes = async (tx: Db): Promise<number> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
	const { taken, accounts } = (await fold(tx, {}))[0]!
	if (taken > 0) await countFacts(tx, { accounts: JSON.stringify(accounts) })
	return taken
}

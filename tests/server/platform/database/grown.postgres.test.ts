import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db } from '#server/platform/database/open.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { addSchool, contactOf } from '../../support/school/school-people.ts'

const server = await openFileApp()

const rowsOf = async (db: Db, text: string) =>
	((await db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }).rows

/** The plan of a statement when the tables are too large to be read whole. */
const planOf = (text: string) =>
	server.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`)
		return (await rowsOf(tx as unknown as Db, `explain ${text}`))
			.map((row) => row['QUERY PLAN'])
			.join('\n')
	})

describe('24.2 statements on grown tables', () => {
	test('24.2 nothing is compiled, on either kind of connection', async () => {
		expect(await rowsOf(server.db, 'show jit')).toEqual([{ jit: 'off' }])
		expect(await rowsOf(server.deps.searchDb, 'show jit')).toEqual([{ jit: 'off' }])
	})

	test('24.2 what joins a whole school is planned for its values each time', async () => {
		const poc = await contactOf(server, await addSchool(server))
		for (let call = 0; call < 3; call += 1) {
			expect((await poc.call('GET', '/v1/school/scheduled-trainings')).status).toBe(200)
			expect((await poc.call('GET', '/v1/school/usage?period=month')).status).toBe(200)
			expect((await poc.call('GET', '/v1/school/hours')).status).toBe(200)
		}
		const prepared = await Promise.all(
			Array.from({ length: 10 }, () =>
				rowsOf(server.db, 'select statement from pg_prepared_statements, pg_sleep(0.05)'),
			),
		)
		const texts = prepared.flat().map(({ statement }) => String(statement))
		const isNamed = (part: string) => texts.filter((text) => text.includes(part)).length > 0
		expect([isNamed('judged'), isNamed('planned each time')]).toEqual([true, false])
	})

	test.each([
		['order_of_school', `select id from "order" where school_order_id = gen_random_uuid()`],
		['notification_created', `select id from notification where created_at < now()`],
		[
			'order_uninvoiced',
			`select id from "order" where status = 'paid' and returned_at is null and not is_invoiced order by paid_at, id`,
		],
		['job_search', `select id from job where search_text ilike '%mathematics%'`],
		[
			'community_post_shown_group',
			`select count(*) from community_post where group_id = gen_random_uuid() and removed_at is null`,
		],
		[
			'notification_unread',
			`select count(*) from notification where account_id = gen_random_uuid() and read_at is null`,
		],
		['analytics_event_created', 'select id from analytics_event where created_at < now()'],
		['form_submission_created', 'select id from form_submission where created_at < now()'],
		['activity_point_created', 'select day from activity_point where created_at < now()'],
		[
			'quiz_attempt_of_visitors',
			'select id from quiz_attempt where created_at < now() and account_id is null',
		],
		[
			'school_fact_school_id',
			`select key from school_fact where school_id = gen_random_uuid() and kind = 'thing' and year = 2026`,
		],
		[
			'school_day_school_id',
			`select account_id from school_day where school_id = gen_random_uuid() and day >= current_date - 90`,
		],
	])('24.2 the index %s answers what it is for', async (index, text) => {
		expect(await planOf(text)).toContain(index)
	})
})

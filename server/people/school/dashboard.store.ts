import { and, arrayOverlaps, eq, gt, lte, not, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { licence, licenceAssignment, voucher } from '#server/shop/licence/licence.tables.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { school } from './school.tables.ts'
import { sumsOf, withTeachers } from './teacher-year.rules.ts'

/** Points of contact are not counted as teachers. */
export const teachersOf = (schoolId: string) =>
	and(
		eq(account.schoolId, schoolId),
		not(arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc'])),
	)

type Learned = { id: string; name: string; minutes: number; board: number; school: number }

const teachers = prepare<
	{ total: number; data: Learned[] },
	{ schoolId: string; year: number; most: number }
>(
	'teachers of a dashboard',
	sql`${withTeachers}, learned as (
    select t.id, t.name, coalesce(y.sum_all, 0) as minutes, coalesce(y.sum_board, 0) as board, coalesce(y.sum_school, 0) as school
    from teacher t left join ${sumsOf(sql`${sql.placeholder('year')}::int`)} y on y.account_id = t.id
  ) select (select count(*) from teacher)::int as total, (select coalesce(json_agg(row_to_json(found)), '[]') from (
    select * from learned order by minutes desc, name, id limit ${sql.placeholder('most')}::int) as found) as data`,
)

/**
 * How many teachers a school has, and those with most minutes in a school year.
 * @param asked.most how many of them
 */
export const readTeachers = async (
	db: Db,
	asked: { schoolId: string; year: number; most: number },
) => (await teachers(db, asked))[0]!

type Late = { licence_id: string; title: string; teachers: number }

const late = prepareRows<Late, { schoolId: string; today: string; most: number }>(
	'late courses of a dashboard',
	sql`select l.id as licence_id, r.title, count(*)::int as teachers from ${licence} l
    join ${resource} r on r.id = l.resource_id
    join ${licenceAssignment} a on a.licence_id = l.id
    join ${enrolment} e on e.assignment_id = a.id and e.resource_id = l.resource_id
    where l.school_id = ${sql.placeholder('schoolId')}::uuid and e.due_on < ${sql.placeholder('today')}::date
      and (select count(*) from ${lessonDone} d where d.enrolment_id = e.id)
        < (select count(*) from ${lesson} s where s.resource_id = e.resource_id)
    group by l.id, r.title order by teachers desc, r.title, l.id limit ${sql.placeholder('most')}::int`,
)

/**
 * 29.9: licences of courses that teachers have not completed by their day, most teachers first.
 * @param asked.today YYYY-MM-DD in India
 */
export const readLate = (db: Db, asked: { schoolId: string; today: string; most: number }) =>
	late(db, asked)

/** Returns a school's city, active plans, and vouchers held and used. */
export const readHoldings = async (db: Db, schoolId: string, now: Date) => {
	const [licences] = await db
		.select({ total: sql<number>`count(distinct ${subscription.accountId})::int` })
		.from(subscription)
		.innerJoin(account, eq(account.id, subscription.accountId))
		.innerJoin(plan, eq(plan.id, subscription.planId))
		.where(
			and(
				teachersOf(schoolId),
				eq(plan.isFree, false),
				lte(subscription.startsAt, now),
				gt(subscription.endsAt, now),
			),
		)
	const [vouchers] = await db
		.select({
			total: sql<number>`coalesce(sum(${voucher.voucherCount}), 0)::int`,
			used: sql<number>`coalesce(sum(${voucher.appliedCouponsCount}), 0)::int`,
		})
		.from(voucher)
		.where(eq(voucher.schoolId, schoolId))
	const [own] = await db.select({ city: school.city }).from(school).where(eq(school.id, schoolId))
	return {
		city: own?.city ?? null,
		licences: licences!.total,
		vouchers: vouchers!.total,
		vouchersUsed: vouchers!.used,
	}
}

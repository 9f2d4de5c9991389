import { and, asc, between, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import {
	licence,
	licenceAssignment,
	voucherAssignment,
} from '#server/shop/licence/licence.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'

/** Points of contact are not counted as teachers. */
const teachersOf = (schoolId: string, search: string): SQL => {
	const part = likePart(search)
	const words =
		search && or(sql`${account.displayName} ilike ${part}`, sql`${account.email} ilike ${part}`)
	return and(
		eq(account.schoolId, schoolId),
		sql`not (${account.roles} && array['main_poc', 'additional_main_poc'])`,
		words || undefined,
	)!
}

/** A licence of which only those are asked for who are late; `today` is YYYY-MM-DD in India. */
type LateOf = { licenceId: string; today: string }

const isLate = ({ licenceId, today }: LateOf): SQL =>
	sql`exists (select from ${licenceAssignment} a join ${licence} l on l.id = a.licence_id
    join ${enrolment} e on e.assignment_id = a.id and e.resource_id = l.resource_id
    where a.account_id = ${account.id} and l.id = ${licenceId}::uuid and e.due_on < ${today}::date
      and (select count(*) from ${lessonDone} d where d.enrolment_id = e.id)
        < (select count(*) from ${lesson} s where s.resource_id = e.resource_id))`

type Asked = {
	schoolId: string
	search: string
	late: LateOf | null
	limit: number
	offset: number
}

/** A page of a school's teachers by name, and how many there are. */
export const listTeachers = async (db: Db, { schoolId, search, late, limit, offset }: Asked) => {
	const where = and(teachersOf(schoolId, search), late ? isLate(late) : undefined)
	const total = await db.$count(account, where)
	const rows = await db
		.select({
			id: account.id,
			name: account.displayName,
			email: account.email,
			joinedAt: sql<Date>`coalesce(${account.joinedSchoolAt}, ${account.createdAt})`.mapWith(
				account.createdAt,
			),
		})
		.from(account)
		.where(where)
		.orderBy(asc(account.displayName), asc(account.id))
		.limit(limit)
		.offset(offset)
	return { total, rows }
}

/** Minutes of accounts between two days. */
export const minutesOf = (db: Db, ids: readonly string[], days: { first: string; last: string }) =>
	db
		.select({
			accountId: trainingEntry.accountId,
			minutes: sql<number>`sum(${trainingEntry.minutes})::int`,
		})
		.from(trainingEntry)
		.where(
			and(
				inArray(trainingEntry.accountId, [...ids]),
				between(trainingEntry.completedOn, days.first, days.last),
			),
		)
		.groupBy(trainingEntry.accountId)

/** True if a resource has lessons and all of them are done. */
const allDone = sql<boolean>`coalesce((select count(*) > 0 and count(*) = count(d.lesson_id) from ${lesson} l
  left join ${lessonDone} d on d.lesson_id = l.id and d.enrolment_id = ${enrolment.id}
  where l.resource_id = ${enrolment.resourceId}), false)`

/**
 * Names of the licences of accounts, with the licence; of a resource also the due day, and whether
 * all its lessons are done.
 */
export const licencesOf = (db: Db, ids: readonly string[]) =>
	db
		.select({
			accountId: licenceAssignment.accountId,
			licenceId: licence.id,
			title: sql<string>`coalesce(${plan.name}, ${resource.title})`,
			dueOn: sql<string | null>`to_char(${enrolment.dueOn}, 'YYYY-MM-DD')`,
			isDone: allDone,
		})
		.from(licenceAssignment)
		.innerJoin(licence, eq(licence.id, licenceAssignment.licenceId))
		.leftJoin(plan, eq(plan.id, licence.planId))
		.leftJoin(resource, eq(resource.id, licence.resourceId))
		.leftJoin(
			enrolment,
			and(
				eq(enrolment.accountId, licenceAssignment.accountId),
				eq(enrolment.resourceId, licence.resourceId),
			),
		)
		.where(inArray(licenceAssignment.accountId, [...ids]))
		.orderBy(asc(licenceAssignment.createdAt), asc(licenceAssignment.id))

/** Vouchers of accounts, and whether each was used. */
export const vouchersOf = (db: Db, ids: readonly string[]) =>
	db
		.select({
			accountId: voucherAssignment.accountId,
			voucherId: voucherAssignment.voucherId,
			used: discount.used,
		})
		.from(voucherAssignment)
		.innerJoin(discount, eq(discount.id, voucherAssignment.discountId))
		.where(inArray(voucherAssignment.accountId, [...ids]))

/** Takes a teacher out of a school; false when there is no such teacher in it. */
export const leaveSchool = async (tx: Db, schoolId: string, id: string): Promise<boolean> => {
	const rows = await tx
		.update(account)
		.set({
			schoolId: null,
			joinedSchoolAt: null,
			roles: sql`array_remove(${account.roles}, 'institutional_teacher')`,
		})
		.where(and(eq(account.id, id), isNotNull(account.schoolId), teachersOf(schoolId, '')))
		.returning({ id: account.id })
	return rows.length === 1
}

import {
	daysOfSchoolYear,
	indianDayOf,
	schoolYearOf,
} from '#domain/learning/training-year.rules.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { takeLicences, takeVouchers } from '#server/shop/licence/licence.service.ts'
import * as store from './school-teacher.store.ts'

type Asked = {
	search?: string
	limit?: number
	offset?: number
	licence_id?: string
	voucher_id?: string
	/** With a licence: only who has not completed its resource by the day (29.9). */
	only?: 'late'
}

/**
 * SCH-08: a page of the teachers of the caller's school with what they have and the minutes of this
 * school year. With a licence or a voucher, each says whether they hold it (`none`, `held`,
 * `used`); of a resource also by when it is due and whether it is done (29.9).
 * @throws Problem 403 forbidden
 */
export const schoolTeachers = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	asked: Asked,
) => {
	const today = indianDayOf(clock())
	const { total, rows } = await store.listTeachers(db, {
		schoolId: schoolOf(me),
		search: asked.search?.trim() ?? '',
		late: asked.only && asked.licence_id ? { licenceId: asked.licence_id, today } : null,
		limit: asked.limit ?? 20,
		offset: asked.offset ?? 0,
	})
	const ids = rows.map(({ id }) => id)
	if (ids.length === 0) return { total, data: [] }
	const days = daysOfSchoolYear(schoolYearOf(today))
	const minutes = new Map(
		(await store.minutesOf(db, ids, days)).map((one) => [one.accountId, one.minutes]),
	)
	const licences = await store.licencesOf(db, ids)
	const vouchers = await store.vouchersOf(db, ids)
	const data = rows.map(({ id, name, email, joinedAt }) => {
		const held = licences.filter(({ accountId }) => accountId === id)
		const given = vouchers.filter(({ accountId }) => accountId === id)
		const voucher = given.find(({ voucherId }) => voucherId === asked.voucher_id)
		const licence = held.find(({ licenceId }) => licenceId === asked.licence_id)
		const has = licence || voucher
		const holds = voucher && voucher.used > 0 ? ('used' as const) : ('held' as const)
		return {
			...{ id, name, email, joined_at: joinedAt.toISOString(), minutes: minutes.get(id) ?? 0 },
			licences: held.map(({ title }) => title),
			vouchers: given.length,
			holds: has ? holds : ('none' as const),
			due_on: licence?.dueOn ?? null,
			is_done: licence?.isDone ?? false,
		}
	})
	return { total, data }
}

/**
 * SCH-08: takes a teacher out of the caller's school, with the licences and unused vouchers of it.
 * @throws Problem 403 forbidden, 404 not-found for a teacher of another school or a point of
 * contact
 */
export const removeTeacher = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, me: Account, id: string) =>
	db.transaction(async (tx) => {
		await lockAccount(tx, id)
		if (!(await store.leaveSchool(tx, schoolOf(me), id))) throw new Problem(404, 'not-found')
		await takeLicences(tx, id, clock())
		await takeVouchers(tx, id)
		return { id }
	})

import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { lockAccount } from '#server/people/account/account.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Assigned, Skipped } from './assign-licence.service.ts'
import { holdTeachers } from './teacher.store.ts'
import * as store from './voucher.store.ts'

/** Letters and digits that are not mistaken for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns eight of them, one of 10^12. */
export const newSuffix = () =>
	Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')

type Found = NonNullable<Awaited<ReturnType<typeof store.findVoucher>>>

const codeOf = ({ discount }: Found) => {
	const code = `${discount.code}-${newSuffix()}`
	return {
		...discount,
		...{ id: v7(), code, codeKey: code.toLowerCase(), listed: false },
		...{ maxUses: 1, used: 0, isPersonal: true },
	}
}

/**
 * SCH-06: assigns each teacher a personal promo code for one use, all or none. Skips teachers who
 * already had one of the voucher.
 * @throws Problem 404 not-found for another school's voucher, 409 voucher-ended, vouchers-exhausted
 * with `left`
 */
export const assignVoucher = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	asked: { schoolId: string; voucherId: string; teacherIds: readonly string[] },
): Promise<Assigned> =>
	db.transaction(async (tx) => {
		const { schoolId, voucherId } = asked
		const now = clock()
		const held = await store.findVoucher(tx, schoolId, voucherId)
		if (!held) throw new Problem(404, 'not-found')
		const { endsAt } = held.discount
		if (endsAt && endsAt <= now) throw new Problem(409, 'voucher-ended')
		const wanted = [...new Set(asked.teacherIds)]
		const teachers = await holdTeachers(tx, schoolId, wanted)
		const holders = await store.findHolders(tx, voucherId, teachers)
		const rows = teachers
			.filter((accountId) => !holders.includes(accountId))
			.map((accountId) => {
				const code = codeOf(held)
				return {
					code,
					assignment: { id: v7(), voucherId, accountId, discountId: code.id, createdAt: now },
				}
			})
		const isFull = rows.length > 0 && !(await store.takeVouchers(tx, voucherId, rows.length))
		const { voucher } = (await store.findVoucher(tx, schoolId, voucherId))!
		const left = voucher.voucherCount - voucher.appliedCouponsCount
		if (isFull) throw new Problem(409, 'vouchers-exhausted', undefined, { left })
		if (rows.length > 0) await store.insertVouchers(tx, rows)
		for (const { code, assignment } of rows)
			await notify(tx, [assignment.accountId], {
				told: { kind: 'voucherGiven', code: code.code },
				route: '/profile/school-benefits',
				taskId: assignment.id,
				now,
			})
		const skipped = wanted.flatMap((teacher_id): Skipped[] => {
			if (rows.some(({ assignment }) => assignment.accountId === teacher_id)) return []
			return [{ teacher_id, reason: teachers.includes(teacher_id) ? 'assigned' : 'gone' }]
		})
		return { assigned: rows.length, skipped, left }
	})

/**
 * SCH-06: revokes an unused voucher of a teacher.
 * @throws Problem 404 not-found for another school's voucher, 409 voucher-used (also while an open
 * order holds it)
 */
export const revokeVoucher = (
	{ db }: Pick<Deps, 'db'>,
	asked: { schoolId: string; voucherId: string; teacherId: string },
): Promise<{ left: number }> =>
	db.transaction(async (tx) => {
		const { schoolId, voucherId, teacherId } = asked
		if (!(await store.findVoucher(tx, schoolId, voucherId))) throw new Problem(404, 'not-found')
		await lockAccount(tx, teacherId)
		const taken = await store.takeUnused(tx, teacherId, voucherId)
		const holders = await store.findHolders(tx, voucherId, [teacherId])
		if (taken.length === 0 && holders.length > 0) throw new Problem(409, 'voucher-used')
		const { voucher } = (await store.findVoucher(tx, schoolId, voucherId))!
		return { left: voucher.voucherCount - voucher.appliedCouponsCount }
	})

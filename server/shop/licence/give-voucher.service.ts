import { v7 } from 'uuid'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import type { Voucher } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import { contactIdsOf } from '#server/people/school/contact.service.ts'
import { schoolOfId } from '#server/people/school/school.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { newSuffix } from './voucher.service.ts'
import { insertVoucher } from './voucher.store.ts'

const YEAR_MS = 366 * 86_400_000

type Asked = { schoolId: string; percent: number; count: number; endsOn: string }

/**
 * SCH-06: gives a school promo codes that it assigns to its teachers, and notifies its points of
 * contact. Their common code works for nobody.
 * @throws Problem 400 invalid-request for a last day that is over or more than two years ahead,
 * 404 not-found for no school of this id
 */
export const giveVoucher = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: string,
	{ schoolId, percent, count, endsOn }: Asked,
): Promise<Voucher> => {
	const now = clock()
	const last = indianDayOf(new Date(now.getTime() + 2 * YEAR_MS))
	if (endsOn <= indianDayOf(now) || endsOn > last)
		throw new Problem(400, 'invalid-request', 'Choose a day after today, at most two years ahead.')
	const code = `SCHOOL-${newSuffix()}`
	const endsAt = new Date(`${endsOn}T24:00:00+05:30`)
	const discount = {
		...{ id: v7(), code, codeKey: code.toLowerCase(), title: code, isPercentage: true, percent },
		...{ listed: false, isPersonal: true, endsAt },
	}
	const voucher = { id: v7(), schoolId, discountId: discount.id, voucherCount: count }
	await db.transaction(async (tx) => {
		await schoolOfId(tx, schoolId)
		await insertVoucher(tx, { discount, voucher })
		await notify(tx, await contactIdsOf(tx, schoolId), {
			told: { kind: 'vouchersGiven', count: String(count), percent: String(percent) },
			route: '/profile/assign-spc-voucher',
			taskId: voucher.id,
			now,
		})
		const act = {
			actorId: me,
			operation: 'giveVoucher',
			subject: { kind: 'voucher', id: voucher.id },
			before: {},
			after: { schoolId, percent, count, endsOn },
		}
		await recordAct(tx, act, now)
	})
	return {
		...{ id: voucher.id, code, title: code, discount_id: discount.id, voucher_count: count },
		...{ applied_coupons_count: 0, ends_at: endsAt.toISOString(), has_ended: false },
	}
}

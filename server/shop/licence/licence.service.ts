import type { Db } from '#server/platform/database/open.ts'
import * as benefits from './benefit.store.ts'
import { listLicences } from './licence.store.ts'
import { listVouchers } from './voucher.store.ts'

export { takeLicences } from './revoke-licence.service.ts'
export { takeUnused as takeVouchers } from './voucher.store.ts'

/** The licences of a school. */
export const licencesOfSchool = async (db: Db, schoolId: string, now: Date) => ({
	data: (await listLicences(db, schoolId)).map(({ licence, planName, title, slug }) => ({
		id: licence.id,
		kind: licence.planId ? ('plan' as const) : ('resource' as const),
		title: planName ?? title ?? '',
		slug,
		quantity: licence.quantity,
		assigned: licence.assignedCount,
		valid_until: licence.validUntil.toISOString(),
		has_ended: licence.validUntil <= now,
	})),
})

/** The vouchers of a school, with how many are given to teachers. */
export const vouchersOfSchool = async (db: Db, schoolId: string, now: Date) => ({
	data: (await listVouchers(db, schoolId)).map(({ voucher, discount }) => ({
		id: voucher.id,
		code: discount.code,
		title: discount.title,
		discount_id: discount.id,
		voucher_count: voucher.voucherCount,
		applied_coupons_count: voucher.appliedCouponsCount,
		ends_at: discount.endsAt?.toISOString() ?? null,
		has_ended: discount.endsAt !== null && discount.endsAt <= now,
	})),
})

/** Returns an account's benefits from its school. */
export const benefitsOf = async (db: Db, accountId: string) => {
	const [schoolName, licences, vouchers] = await Promise.all([
		benefits.schoolNameOf(db, accountId),
		benefits.licencesOf(db, accountId),
		benefits.vouchersOf(db, accountId),
	])
	return {
		school_name: schoolName,
		licences: licences.map(({ id, planName, title, slug, validUntil }) => ({
			id,
			kind: planName === null ? ('resource' as const) : ('plan' as const),
			title: planName ?? title ?? '',
			slug,
			valid_until: validUntil.toISOString(),
		})),
		vouchers: vouchers.map(({ id, code, title, endsAt, used }) => ({
			...{ id, code, title, ends_at: endsAt?.toISOString() ?? null, is_used: used > 0 },
		})),
	}
}

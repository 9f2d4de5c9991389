import type { Audience, CouponFault } from '#domain/shop/coupon.rules.ts'
import { m } from '#i18n/messages'
import { rupees } from '#ui/display/rupees.ts'
import type { Coupon } from './coupon.queries.ts'

/** The states in words. */
export const stateWords: Record<Coupon['state'], () => string> = {
	active: m.desk_coupon_state_active,
	planned: m.desk_coupon_state_planned,
	used_up: m.desk_coupon_state_used_up,
	ended: m.desk_coupon_state_ended,
}

/** The colour of a state. */
export const stateTones = {
	active: 'leaf',
	planned: 'primary',
	used_up: 'gold',
	ended: 'neutral',
} as const satisfies Record<Coupon['state'], string>

/** The audiences in words. */
export const audienceWords: Record<Audience, () => string> = {
	everyone: m.desk_coupon_audience_everyone,
	first_order: m.desk_coupon_audience_first_order,
	school_teachers: m.desk_coupon_audience_school_teachers,
}

/** The error of each field and how to correct it. */
export const faultWords: Record<CouponFault, () => string> = {
	code: m.desk_coupon_fault_code,
	title: m.desk_coupon_fault_title,
	percent: m.desk_coupon_fault_percent,
	amount: m.desk_coupon_fault_money,
	max_amount: m.desk_coupon_fault_money,
	minimum_order: m.desk_coupon_fault_money,
	ends_at: m.desk_coupon_fault_ends,
	max_uses: m.desk_coupon_fault_uses,
	per_person: m.desk_coupon_fault_uses,
}

/** Returns the worth of a coupon: `20 %`, `₹100`. */
export const worthOf = ({ kind, percent, amount, max_amount }: Coupon['terms']): string => {
	if (kind === 'amount') return rupees(amount ?? 0)
	if (max_amount === null) return m.desk_coupon_percent({ percent: percent ?? 0 })
	return m.desk_coupon_percent_most({ percent: percent ?? 0, most: rupees(max_amount) })
}

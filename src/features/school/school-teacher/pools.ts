import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { type Option, optionsOf } from '#machines/catalogue/reference/paginated-select.rules.ts'
import type { Licence, Voucher } from '#openapi/v1.gen.ts'

/**
 * A licence or a voucher of the school as the assigning pages show it; `until` null where it never
 * ends.
 */
export type Pool = {
	id: string
	title: string
	total: number
	given: number
	until: string | null
	hasEnded: boolean
	/** A licence of one resource: it can have a due day. */
	isCourse: boolean
	/** The choice in a paged select; null for a licence. */
	option: Option | null
}

export const poolOfLicence = (one: Licence): Pool => ({
	id: one.id,
	title: one.title,
	total: one.quantity,
	given: one.assigned,
	until: one.valid_until,
	hasEnded: one.has_ended,
	isCourse: one.kind === 'resource',
	option: null,
})

export const poolOfVoucher = (one: Voucher): Pool => ({
	id: one.id,
	title: one.code === one.title ? one.code : `${one.code} – ${one.title}`,
	total: one.voucher_count,
	given: one.applied_coupons_count,
	until: one.ends_at,
	hasEnded: one.has_ended,
	isCourse: false,
	option: optionsOf('voucher', [one])![0]!,
})

/** How many are given, and until when more can be. */
export const sayPool = ({ given, total, until, hasEnded }: Pool): string => {
	if (!until) return m.teachers_pool_facts({ given, total })
	const words = { given, total, date: shortDate(until) }
	return hasEnded ? m.teachers_pool_over(words) : m.teachers_pool_until(words)
}

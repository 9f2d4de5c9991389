import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { indiaText, momentOf } from '#domain/learning/india-time.rules.ts'
import type { Cell, LineReason, ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'
import {
	audiences,
	type CouponTerms,
	couponFaultsOf,
	couponTypes,
	givesAll,
} from './coupon.rules.ts'

/** A coupon of a file. */
export type CouponLine = { code: string; terms: CouponTerms }

const countOf = (typed: string): number | null | undefined => {
	if (typed === '') return null
	return /^\d{1,8}$/.test(typed) ? Number(typed) : undefined
}

const DAY_MS = 86_400_000

/** A day begins in India at midnight; a last day is included. */
const timeOf = (typed: string, isLast: boolean): string | null | undefined => {
	if (typed === '') return null
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed)
	const moment = momentOf(isDay ? `${typed}T00:00` : typed.replace(' ', 'T'))
	if (moment === null) return undefined
	return isDay && isLast ? new Date(Date.parse(moment) + DAY_MS).toISOString() : moment
}

const numbersOf = (cell: Cell) => ({
	percent: countOf(cell('percent')),
	amount: paiseOf(cell('amount')),
	max_amount: paiseOf(cell('max_amount')),
	minimum_order: paiseOf(cell('minimum_order')),
	max_uses: countOf(cell('max_uses')),
	per_person: countOf(cell('per_person')),
})

const readLine = (cell: Cell) => {
	const fault = (column: string, reason: LineReason) => ({ column, value: cell(column), reason })
	const numbers = numbersOf(cell)
	const misread = Object.entries(numbers).find(([, value]) => value === undefined)
	if (misread) return fault(misread[0], 'number')
	const times = { starts: timeOf(cell('starts'), false), ends: timeOf(cell('ends'), true) }
	const unclear = Object.entries(times).find(([, value]) => value === undefined)
	if (unclear) return fault(unclear[0], 'day')
	const type = cell('type').toLowerCase() || null
	if (type !== null && !couponTypes.some((one) => one === type)) return fault('type', 'type')
	const audience = cell('audience').toLowerCase() || 'everyone'
	if (!audiences.some((one) => one === audience)) return fault('audience', 'audience')
	const listed = yesOf(cell('listed'))
	if (listed === undefined) return fault('listed', 'yes')
	const code = cell('code')
	const isPercent = numbers.percent !== null
	const terms = {
		...{ title: cell('title'), kind: isPercent ? 'percent' : 'amount', listed },
		...numbers,
		...{ course_type: type, audience, starts_at: times.starts, ends_at: times.ends },
	} as CouponTerms
	const [wrong] = couponFaultsOf(code, terms)
	if (wrong) return fault(wrong === 'ends_at' ? 'ends' : wrong, 'rule')
	return givesAll(terms) ? fault('percent', 'all') : { code, terms }
}

/**
 * A file of coupons (28.3): money in rupees, days of India. A coupon without `percent` takes off
 * the `amount`.
 */
export const couponFile: ListFile<CouponLine> = {
	columns: [
		...['code', 'title', 'percent', 'amount', 'max_amount', 'minimum_order', 'type', 'listed'],
		...['starts', 'ends', 'max_uses', 'per_person', 'audience'],
	],
	needed: ['code', 'title'],
	most: 5000,
	readLine,
}

/** A coupon as a line of such a file. */
export const couponLine = ({ code, terms }: CouponLine) => ({
	...{ code, title: terms.title, percent: terms.percent, amount: priceText(terms.amount) },
	max_amount: priceText(terms.max_amount),
	minimum_order: priceText(terms.minimum_order),
	...{ type: terms.course_type, listed: terms.listed ? 'yes' : 'no' },
	...{ starts: indiaText(terms.starts_at), ends: indiaText(terms.ends_at) },
	...{ max_uses: terms.max_uses, per_person: terms.per_person, audience: terms.audience },
})

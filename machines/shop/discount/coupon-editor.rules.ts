import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { indiaText, momentOf } from '#domain/learning/india-time.rules.ts'
import {
	type Audience,
	audiences,
	type CouponFault,
	type CouponTerms,
	type CouponType,
	couponFaults,
	couponFaultsOf,
	couponTypes,
} from '#domain/shop/coupon.rules.ts'
import type { CouponDraft } from './coupon-editor.types.ts'

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** Returns the fields of a coupon as the form shows them. */
export const draftOf = (code: string, terms: CouponTerms): CouponDraft => ({
	code,
	title: terms.title,
	kind: terms.kind,
	percent: textOf(terms.percent),
	amount: priceText(terms.amount),
	max_amount: priceText(terms.max_amount),
	minimum_order: priceText(terms.minimum_order),
	course_type: terms.course_type ?? '',
	listed: terms.listed,
	starts_at: indiaText(terms.starts_at),
	ends_at: indiaText(terms.ends_at),
	max_uses: textOf(terms.max_uses),
	per_person: textOf(terms.per_person),
	audience: terms.audience,
})

/** A number that no field takes, for text that is none. */
const WRONG = -1

const numberOf = (text: string): number | null => {
	const typed = text.trim()
	if (typed === '') return null
	return /^\d{1,9}$/.test(typed) ? Number(typed) : WRONG
}

const moneyOf = (text: string): number | null => {
	const paise = paiseOf(text)
	return paise === undefined ? WRONG : paise
}

const isType = (text: string): text is CouponType =>
	(couponTypes as readonly string[]).includes(text)

const isAudience = (text: string): text is Audience =>
	(audiences as readonly string[]).includes(text)

/** Returns the terms of what is typed; a number that cannot be read is -1, which no field takes. */
export const termsOfDraft = (draft: CouponDraft): CouponTerms => {
	const isPercent = draft.kind === 'percent'
	return {
		title: draft.title.trim(),
		kind: draft.kind,
		percent: isPercent ? numberOf(draft.percent) : null,
		amount: isPercent ? null : moneyOf(draft.amount),
		max_amount: isPercent ? moneyOf(draft.max_amount) : null,
		minimum_order: moneyOf(draft.minimum_order),
		course_type: isType(draft.course_type) ? draft.course_type : null,
		listed: draft.listed,
		starts_at: momentOf(draft.starts_at),
		ends_at: momentOf(draft.ends_at),
		max_uses: numberOf(draft.max_uses),
		per_person: numberOf(draft.per_person),
		audience: isAudience(draft.audience) ? draft.audience : 'everyone',
	}
}

/** Returns the fields of the form that are wrong; the code of a coupon that exists is right. */
export const faultsOfDraft = (draft: CouponDraft, code: string | null): CouponFault[] => {
	const faults = couponFaultsOf(code ?? draft.code.trim(), termsOfDraft(draft))
	return couponFaults.filter((field) => faults.includes(field) && !(code && field === 'code'))
}

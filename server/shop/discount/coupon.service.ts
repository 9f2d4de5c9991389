import { v7 } from 'uuid'
import {
	type CouponState,
	type CouponTerms,
	type CouponType,
	couponFaultsOf,
	couponStateOf,
	givesAll,
} from '#domain/shop/coupon.rules.ts'
import { termsOf } from '#domain/shop/purchase.rules.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	type CouponSort,
	findCoupons,
	insertCoupon,
	lockCoupon,
	writeCoupon,
} from './coupon.store.ts'
import { codeKeyOf, type DiscountRow, discountOfRow } from './discount.store.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

/** The terms of a stored discount; those of an older one are one level deeper (PUR-02). */
const couponTermsOf = (row: DiscountRow): CouponTerms => {
	const terms = termsOf(discountOfRow(row))
	return {
		title: row.title,
		kind: terms.is_percentage ? 'percent' : 'amount',
		percent: terms.percent,
		amount: terms.amount,
		max_amount: terms.max_amount,
		minimum_order: terms.minimum_order,
		course_type: terms.discount_type.endsWith('_bundles') ? (terms.category as CouponType) : null,
		listed: row.listed,
		starts_at: iso(row.startsAt),
		ends_at: iso(row.endsAt),
		max_uses: row.maxUses,
		per_person: row.perPerson,
		audience: row.audience,
	}
}

const couponOf = (row: DiscountRow, now: Date) => {
	const terms = couponTermsOf(row)
	const { id, code, used } = row
	return { id, code, used, state: couponStateOf(terms, used, now.toISOString()), terms }
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

/** The columns of the terms of a coupon. */
export const columnsOf = (terms: CouponTerms) => {
	const isPercentage = terms.kind === 'percent'
	return {
		title: terms.title.trim(),
		isPercentage,
		percent: isPercentage ? terms.percent : null,
		amount: isPercentage ? null : terms.amount,
		maxAmount: isPercentage ? terms.max_amount : null,
		minimumOrder: terms.minimum_order,
		discountType: terms.course_type === null ? 'course' : 'vidya_bundles',
		category: terms.course_type,
		nested: null,
		listed: terms.listed,
		startsAt: timeOf(terms.starts_at),
		endsAt: timeOf(terms.ends_at),
		maxUses: terms.max_uses,
		perPerson: terms.per_person,
		audience: terms.audience,
	}
}

/** @throws Problem 409 coupon-invalid with the fields, coupon-gives-all unless confirmed */
export const requireFit = (code: string, terms: CouponTerms, confirmed: boolean): void => {
	const fields = couponFaultsOf(code, terms)
	if (fields.length > 0) throw new Problem(409, 'coupon-invalid', fields.join(', '), { fields })
	if (givesAll(terms) && !confirmed) throw new Problem(409, 'coupon-gives-all')
}

/** DSK-10: one page of the coupons, those that end last first unless sorted otherwise. */
export const listCoupons = async (
	{ db, clock }: Deps,
	query: {
		search?: string
		state?: CouponState
		sort?: CouponSort
		limit?: number
		offset?: number
	},
) => {
	const now = clock()
	const { search = '', state, sort = 'end', limit = 25, offset = 0 } = query
	const filter = { search: search.trim(), state, now }
	const { total, rows } = await findCoupons(db, filter, { sort, limit, offset })
	return { total, data: rows.map((row) => couponOf(row, now)) }
}

/** A coupon as it is handed in; `confirmed` says that everything may become free. */
export type CouponInput = { code: string; terms: CouponTerms; confirmed?: boolean }

const stateOf = ({ title, ...terms }: CouponTerms) => ({ title, ...terms })

/**
 * DSK-10: makes a coupon.
 * @throws Problem 409 coupon-invalid with the fields, coupon-gives-all, code-taken
 */
export const createCoupon = async ({ db, clock }: Deps, me: Account, input: CouponInput) => {
	const { terms, confirmed = false } = input
	const code = input.code.trim()
	const now = clock()
	requireFit(code, terms, confirmed)
	return db.transaction(async (tx) => {
		const row = await insertCoupon(tx, {
			id: v7(),
			code,
			codeKey: codeKeyOf(code),
			...columnsOf(terms),
		})
		if (!row) throw new Problem(409, 'code-taken')
		const act = {
			actorId: me.id,
			operation: 'createCoupon',
			subject: { kind: 'coupon', id: row.id },
			before: {},
			after: { code, ...stateOf(couponTermsOf(row)) },
		}
		await recordAct(tx, act, now)
		return couponOf(row, now)
	})
}

/** A change of a coupon; `before` are the terms that the person saw. */
export type CouponChange = { before: CouponTerms; terms: CouponTerms; confirmed?: boolean }

const isSame = (some: CouponTerms, others: CouponTerms) =>
	Object.entries(some).every(([key, value]) => others[key as keyof CouponTerms] === value)

/**
 * DSK-10: changes the terms of a coupon; its code stays, and so does every order that is open.
 * @throws Problem 404 not-found; 409 coupon-changed if the terms are not those that the person
 * saw, coupon-invalid with the fields, coupon-gives-all
 */
export const changeCoupon = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	{ before, terms, confirmed = false }: CouponChange,
) => {
	const now = clock()
	return db.transaction(async (tx) => {
		const row = await lockCoupon(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const known = couponTermsOf(row)
		if (!isSame(known, before)) throw new Problem(409, 'coupon-changed')
		requireFit(row.code, terms, confirmed || givesAll(known))
		const written = await writeCoupon(tx, id, columnsOf(terms))
		const act = {
			actorId: me.id,
			operation: 'changeCoupon',
			subject: { kind: 'coupon', id },
			before: stateOf(known),
			after: stateOf(couponTermsOf(written)),
		}
		await recordAct(tx, act, now)
		return couponOf(written, now)
	})
}

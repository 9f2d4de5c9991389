import type { PromiseActorLogic } from 'xstate'
import type { CouponFault, CouponTerms } from '#domain/shop/coupon.rules.ts'

/** The fields of a coupon as they are typed; money in rupees, times on clocks in India. */
export type CouponDraft = {
	code: string
	title: string
	kind: 'percent' | 'amount'
	percent: string
	amount: string
	max_amount: string
	minimum_order: string
	course_type: string
	listed: boolean
	starts_at: string
	ends_at: string
	max_uses: string
	per_person: string
	audience: string
}

export type CouponEditorInput = {
	/** The code of a coupon that is changed; null for a new one. */
	code: string | null
	/** The terms that the list showed. */
	before: CouponTerms
}

/**
 * `codeTaken`: another coupon has the code. `couponChanged`: somebody changed the terms since they
 * were shown. `invalid`: the server refuses a field. `unavailable`: no answer.
 */
export type CouponEditorFailure = 'codeTaken' | 'couponChanged' | 'invalid' | 'unavailable'

export type CouponEditorContext = CouponEditorInput & {
	draft: CouponDraft
	/** The fields that were wrong when the form was sent. */
	faults: readonly CouponFault[]
	failure: CouponEditorFailure | null
	/** True once the person has confirmed that everything may become free. */
	confirmed: boolean
}

export type CouponEditorEvent =
	| { type: 'field.changed'; change: Partial<CouponDraft> }
	| { type: 'form.submitted' }
	/** Everything may become free. */
	| { type: 'gift.confirmed' }
	| { type: 'gift.declined' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the coupon is stored, `editing` while the form takes input. */
export type CouponEditorTag = 'busy' | 'editing'

export type CouponEditorVerdict =
	| { kind: 'stored' }
	| { kind: 'codeTaken' }
	| { kind: 'couponChanged' }
	| { kind: 'invalid' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

/** A coupon as it is handed in; `before` is null for a new one. */
export type CouponOrder = {
	code: string
	before: CouponTerms | null
	terms: CouponTerms
	confirmed: boolean
}

export type CouponEditorActors = {
	/** Makes the coupon, or changes the one that was shown. */
	storeCoupon: PromiseActorLogic<CouponEditorVerdict, CouponOrder>
}

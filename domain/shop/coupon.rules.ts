/** The people for whom a coupon can be: everybody, first-time buyers, or teachers of schools. */
export const audiences = ['everyone', 'first_order', 'school_teachers'] as const

export type Audience = (typeof audiences)[number]

/** Types that a coupon can be good for alone: all that is sold. */
export const couponTypes = [
	'self_paced',
	'webinar',
	'micro_resource',
	'certification',
	'live_training',
	'expert_masterclass',
	'bundle',
] as const

export type CouponType = (typeof couponTypes)[number]

/** Terms of a coupon that the desk decides; money in paise, times in ISO 8601. */
export type CouponTerms = {
	title: string
	kind: 'percent' | 'amount'
	/** 1 to 100 for the kind `percent`, else null. */
	percent: number | null
	/** For the kind `amount`, else null. */
	amount: number | null
	/** For the kind `percent`: the discount is this amount, at most the price (PUR-02). */
	max_amount: number | null
	minimum_order: number | null
	/** The only type that it lowers; null for every type. */
	course_type: CouponType | null
	/** True if the cart offers it by itself. */
	listed: boolean
	starts_at: string | null
	ends_at: string | null
	max_uses: number | null
	per_person: number | null
	audience: Audience
}

/** Codes are typed by hand: 3 to 40 letters of A to Z, digits and hyphens. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/

/** Returns true if a text can be the code of a coupon. */
export const isCouponCode = (code: string): boolean => CODE.test(code)

/** An error of a coupon, by the field that has it. */
export const couponFaults = [
	'code',
	'title',
	'percent',
	'amount',
	'max_amount',
	'minimum_order',
	'ends_at',
	'max_uses',
	'per_person',
] as const

export type CouponFault = (typeof couponFaults)[number]

const isOutside = (value: number | null, least: number, most: number) =>
	value !== null && !(Number.isInteger(value) && value >= least && value <= most)

const MOST_PAISE = 100_000_000
const MOST_USES = 10_000_000

/** Returns the fields of a coupon that are wrong, in the order of the form. */
export const couponFaultsOf = (code: string, terms: CouponTerms): CouponFault[] => {
	const { kind, percent, amount, starts_at: startsAt, ends_at: endsAt } = terms
	const isFault: Record<CouponFault, boolean> = {
		code: !isCouponCode(code),
		title: terms.title.trim() === '',
		percent: kind === 'percent' && (percent === null || isOutside(percent, 1, 100)),
		amount: kind === 'amount' && (amount === null || isOutside(amount, 100, MOST_PAISE)),
		max_amount: isOutside(terms.max_amount, 100, MOST_PAISE),
		minimum_order: isOutside(terms.minimum_order, 100, MOST_PAISE),
		ends_at: startsAt !== null && endsAt !== null && endsAt <= startsAt,
		max_uses: isOutside(terms.max_uses, 1, MOST_USES),
		per_person: isOutside(terms.per_person, 1, MOST_USES),
	}
	return couponFaults.filter((field) => isFault[field])
}

/** Returns true if a coupon makes everything free for everybody who knows it. */
export const givesAll = ({ kind, percent, max_amount, course_type, audience }: CouponTerms) =>
	kind === 'percent' &&
	percent === 100 &&
	max_amount === null &&
	course_type === null &&
	audience === 'everyone'

/** The state of a coupon at a moment. */
export type CouponState = 'active' | 'planned' | 'ended' | 'used_up'

/** Returns whether a coupon can be used at a moment (ISO 8601), or why not. */
export const couponStateOf = (
	terms: Pick<CouponTerms, 'starts_at' | 'ends_at' | 'max_uses'>,
	used: number,
	now: string,
): CouponState => {
	if (terms.ends_at !== null && terms.ends_at <= now) return 'ended'
	if (terms.max_uses !== null && used >= terms.max_uses) return 'used_up'
	return terms.starts_at !== null && terms.starts_at > now ? 'planned' : 'active'
}

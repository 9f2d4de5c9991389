/** Why somebody asks for money back. */
export const refundReasons = ['unwanted', 'unsuitable', 'broken', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Longest text of a buyer, and of an answer, in characters. */
export const REFUND_WORDS = 1000

/**
 * Terms of /refund-policy: days after payment, hours before a live event, and 1/part of the lessons
 * done.
 */
export const refundTerms = { days: 7, hours: 24, part: 5 } as const

const HOUR_MS = 3_600_000
const LIVE = ['webinar', 'live_training', 'expert_masterclass']

/**
 * An item of an order: what it is, when it begins, whether the shop cancelled it, its lessons and
 * the lessons done.
 */
export type RefundItem = {
	courseType: string
	startDate: Date | null
	cancelled: boolean
	lessons: number
	done: number
}

/** The facts that decide on a refund. `status` is that of an earlier request. */
export type RefundFacts = {
	isPaid: boolean
	/** In paise; an order that cost nothing has nothing to give back. */
	total: number
	paidAt: Date | null
	isReturned: boolean
	status: 'asked' | 'approved' | 'sent' | 'received' | 'refused' | 'withdrawn' | null
	items: readonly RefundItem[]
}

/** Why an order may not be given back. */
export type RefundRefusal =
	| 'unpaid'
	| 'free'
	| 'returned'
	| 'asked'
	| 'refused'
	| 'late'
	| 'begun'
	| 'live'

const isLive = ({ courseType, startDate }: RefundItem) =>
	startDate !== null && LIVE.includes(courseType)

/**
 * Returns the end of the refund period: the earliest of its items. Null if the items are unknown or
 * the shop cancelled all of them.
 */
export const refundUntil = ({ paidAt, items }: RefundFacts): Date | null => {
	const kept = items.filter(({ cancelled }) => !cancelled)
	if (!paidAt || kept.length === 0) return null
	const week = paidAt.getTime() + refundTerms.days * 24 * HOUR_MS
	const ends = kept.map((item) =>
		isLive(item) ? item.startDate!.getTime() - refundTerms.hours * HOUR_MS : week,
	)
	return new Date(Math.min(...ends))
}

/**
 * Why an order may not be given back, the most telling reason; null when it may. Self-paced: within
 * seven days and before a fifth of the lessons is done. Live: until a day before it begins, and at
 * any time when the shop cancelled it. A bundle, or several things together: when the rule holds
 * for each.
 */
export const refundRefusal = (facts: RefundFacts, now: Date): RefundRefusal | null => {
	if (!facts.isPaid) return 'unpaid'
	if (facts.total <= 0) return 'free'
	if (facts.status !== null && facts.status !== 'withdrawn')
		return facts.status === 'refused' ? 'refused' : 'asked'
	if (facts.isReturned) return 'returned'
	if (!facts.paidAt || facts.items.length === 0) return 'late'
	const until = refundUntil(facts)
	const kept = facts.items.filter(({ cancelled }) => !cancelled)
	if (until && now > until) return kept.some(isLive) ? 'live' : 'late'
	const isBegun = kept.some(({ lessons, done }) => done > 0 && done * refundTerms.part >= lessons)
	return isBegun ? 'begun' : null
}

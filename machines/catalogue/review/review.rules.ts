import { storedFields } from '#machines/kit/stored.ts'
/** A review as it is written; a rating of 0 is not chosen yet. */
export type ReviewDraft = { rating: number; body: string }

/** Errors of the fields. */
export type ReviewFaults = { rating?: 'missing'; body?: 'short' | 'long' }

const SHORTEST_REVIEW = 10
const LONGEST_REVIEW = 2000

/** Returns the faults by field; empty if the review may be sent (REV-01, openapi/v1.yaml). */
export const faultsOf = ({ rating, body }: ReviewDraft): ReviewFaults => {
	const { length } = body.trim()
	return {
		...(rating < 1 && { rating: 'missing' as const }),
		...(length < SHORTEST_REVIEW && { body: 'short' as const }),
		...(length > LONGEST_REVIEW && { body: 'long' as const }),
	}
}

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 1

/** Returns the account's stored draft for this resource; null for any other data. */
export const readDraft = (
	stored: unknown,
	of: { accountId: string; resourceId: string },
): ReviewDraft | null => {
	const fields = storedFields(stored, DRAFT_VERSION)
	if (!fields) return null
	const { accountId, resourceId, rating, body } = fields
	if (accountId !== of.accountId || resourceId !== of.resourceId) return null
	if (typeof body !== 'string' || typeof rating !== 'number') return null
	return Number.isInteger(rating) && rating >= 0 && rating <= 5 ? { rating, body } : null
}

/** The shape that readDraft reads back. */
export const writeDraft = (of: { accountId: string; resourceId: string }, draft: ReviewDraft) => ({
	version: DRAFT_VERSION,
	...of,
	...draft,
})

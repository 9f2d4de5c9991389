import type { OwnReview, Review } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	countReports,
	deleteReview,
	findOwnReview,
	findReviews,
	hideReview,
	insertReport,
	lockResource,
	lockReviewed,
	updateAverages,
	upsertReview,
} from './review.store.ts'

/** REV-01: number of reports that hide a review. */
const REPORTS_THAT_HIDE = 3

type Asked = { accountId: string; resourceId: string; now: Date }

/**
 * An account's review of a resource, and whether it may write one.
 * @throws Problem 404 not-found
 */
export const showOwnReview = async (db: Db, asked: Asked): Promise<OwnReview> => {
	const found = await findOwnReview(db, asked)
	if (!found) throw new Problem(404, 'not-found')
	const { has_learned, id, rating, body, hidden_at, edited_at } = found
	if (id === null) return { may_review: has_learned, review: null }
	return {
		may_review: has_learned,
		review: {
			id,
			rating: rating!,
			body: body!,
			is_hidden: hidden_at !== null,
			edited_at: edited_at && new Date(edited_at).toISOString(),
		},
	}
}

/**
 * REV-01: one page of what others wrote about a resource.
 * @throws Problem 404 not-found
 */
export const listReviews = async (
	db: Db,
	asked: { resourceId: string; limit?: number | undefined; offset?: number | undefined },
): Promise<{ total: number; data: Review[] }> => {
	const { resourceId, limit = 12, offset = 0 } = asked
	const found = await findReviews(db, { resourceId, limit, offset })
	if (!found) throw new Problem(404, 'not-found')
	const data = found.reviews.map((one) => ({
		...one,
		created_at: new Date(one.created_at).toISOString(),
	}))
	return { total: found.total, data }
}

/**
 * REV-01: writes an account's only review of a resource, or changes it, and returns its id; the
 * average follows in the same transaction.
 * @throws Problem 404 not-found, 409 not-learned
 */
export const saveReview = (
	db: Db,
	given: {
		account: { id: string; displayName: string }
		resourceId: string
		rating: number
		body: string
		now: Date
	},
): Promise<string> =>
	db.transaction(async (tx) => {
		const { account, resourceId, rating, body, now } = given
		if (!(await lockResource(tx, resourceId))) throw new Problem(404, 'not-found')
		const found = await findOwnReview(tx, { accountId: account.id, resourceId, now })
		if (!found?.has_learned) throw new Problem(409, 'not-learned')
		const id = await upsertReview(tx, {
			accountId: account.id,
			authorName: account.displayName,
			resourceId,
			rating,
			body: body.trim(),
			now,
		})
		await updateAverages(tx, resourceId)
		return id
	})

/** Takes an account's review of a resource back, if there is one; the average follows. */
export const withdrawReview = (db: Db, accountId: string, resourceId: string): Promise<void> =>
	db.transaction(async (tx) => {
		if (!(await lockResource(tx, resourceId))) return
		if (await deleteReview(tx, accountId, resourceId)) await updateAverages(tx, resourceId)
	})

/**
 * Notes that an account reports somebody else's review; a second time changes nothing. The third
 * person's report hides the review.
 * @throws Problem 404 not-found, for one's own review too
 */
export const reportReview = (
	db: Db,
	report: { reviewId: string; accountId: string; reason: string; now: Date },
): Promise<void> =>
	db.transaction(async (tx) => {
		const resourceId = await lockReviewed(tx, report.reviewId)
		if (!resourceId || !(await insertReport(tx, report))) throw new Problem(404, 'not-found')
		if ((await countReports(tx, report.reviewId)) < REPORTS_THAT_HIDE) return
		if (await hideReview(tx, report.reviewId, report.now)) await updateAverages(tx, resourceId)
	})

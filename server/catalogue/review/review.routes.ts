import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	listReviews,
	reportReview,
	saveReview,
	showOwnReview,
	withdrawReview,
} from './review.service.ts'

/** REV-01: what others wrote, one's own review of a resource, and reports of others'. */
export const reviewHandlers = (deps: Deps): Handlers => ({
	listReviews: ({ params, query }) =>
		listReviews(deps.db, { resourceId: params.resource_id, ...query }),

	getOwnReview: (call) =>
		showOwnReview(deps.db, {
			accountId: requireAccount(call).id,
			resourceId: call.params.resource_id,
			now: deps.clock(),
		}),

	saveReview: async (call) => {
		const account = requireAccount(call)
		const { rating, body } = call.body
		const resourceId = call.params.resource_id
		const now = deps.clock()
		return { id: await saveReview(deps.db, { account, resourceId, rating, body, now }) }
	},

	withdrawReview: async (call) => {
		await withdrawReview(deps.db, requireAccount(call).id, call.params.resource_id)
		return undefined
	},

	reportReview: async (call) => {
		await reportReview(deps.db, {
			reviewId: call.params.review_id,
			accountId: requireAccount(call).id,
			reason: call.body.reason,
			now: deps.clock(),
		})
		return undefined
	},
})

import { api } from '#api/client.ts'
import type { operations } from '#openapi/v1.gen.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import type { ReviewData } from './review.types.ts'

export type Report = operations['reportReview']['requestBody']['content']['application/json']

/** Reports a review to the moderators (REV-01). */
export const useReviewReport = (review: ReviewData): FormSubmission => {
	return useFormSubmission({
		name: `report-${review.id}`,
		fresh: false,
		checks: { reason: 'required' },
		given: { reason: 'spam' },
		keepsReceipt: true,
		submit: (draft, signal) =>
			api.POST('/reviews/{review_id}/report', {
				params: { path: { review_id: review.id } },
				body: { reason: draft.reason as Report['reason'] },
				signal,
			}),
	})
}

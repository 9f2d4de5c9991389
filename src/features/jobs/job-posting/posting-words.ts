import type { JobFault } from '#domain/jobs/job-posting.rules.ts'
import { m } from '#i18n/messages'
import type { PostingFailure } from '#machines/jobs/job-posting/job-posting.types.ts'

/** Messages of a field's errors. */
export const faultWords: Record<JobFault, () => string> = {
	required: m.training_fault_required,
	number: m.posting_fault_number,
	order: m.posting_fault_order,
	date: m.training_fault_date,
	past: m.posting_fault_past,
	far: m.posting_fault_far,
}

/** Why nothing was saved, in words. */
export const failureWords: Record<PostingFailure, () => string> = {
	refused: m.posting_failed_refused,
	gone: m.posting_failed_gone,
	unavailable: m.posting_failed_unavailable,
}

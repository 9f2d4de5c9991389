import { m } from '#i18n/messages'
import type { School } from '#openapi/v1.gen.ts'

/**
 * SCH-04: verified; under review if documents were uploaded; rejected if the last ones were
 * insufficient; else not verified.
 */
export const schoolStateOf = (
	school: School,
): 'verified' | 'review' | 'rejected' | 'unverified' => {
	if (school.verification_status === 'verified') return 'verified'
	if (school.organization_documents.length > 0) return 'review'
	return school.verification_status
}

/** The state in words. */
export const schoolStateWords = {
	verified: m.school_verified,
	review: m.school_review,
	rejected: m.school_rejected,
	unverified: m.school_unverified,
}

import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'

type School = components['schemas']['School']

/** SCH-04: verified; else under review when documents were handed in; else not verified. */
export const schoolStateOf = (school: School): 'verified' | 'review' | 'unverified' => {
  if (school.verification_status === 'verified') return 'verified'
  return school.organization_documents.length > 0 ? 'review' : 'unverified'
}

/** The state in words. */
export const schoolStateWords = {
  verified: m.school_verified,
  review: m.school_review,
  unverified: m.school_unverified,
}

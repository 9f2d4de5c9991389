import type { components } from '#openapi/v1.gen.ts'
import type { school } from '#server/platform/database/schema/account.ts'

type School = components['schemas']['School']

/** A school as its people see it (SCH-04). */
export const schoolOf = (row: typeof school.$inferSelect): School => ({
  id: row.id,
  name: row.name,
  email: row.email,
  photo_url: row.photoUrl,
  verification_status: row.verificationStatus as School['verification_status'],
  school_type: row.schoolType,
  taas_tnc: row.taasTnc,
  organization_documents: row.organizationDocuments,
})

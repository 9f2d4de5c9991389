import { useState } from 'react'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'

/** A link that invites a school, and its last moment. */
type Invited = { url: string; expires_at: string }

/** Invites a school to the teacher programme once, and returns the link (NAV-08). */
export const useSchoolInvitation = (
	schoolId: string,
): { form: FormSubmission; invited: Invited | null } => {
	const [key] = useState(idempotencyKey)
	const [invited, setInvited] = useState<Invited | null>(null)
	const form = useFormSubmission({
		name: `school-invitation.${schoolId}`,
		fresh: true,
		submit: async (_, signal) => {
			const params = { path: { id: schoolId }, header: key }
			const { data } = await api.POST('/schools/{id}/programme-invitations', { params, signal })
			setInvited(data!)
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
	return { form, invited }
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { m } from '#i18n/messages'
import type { Check } from '#machines/web/form-submission/form-submission.types.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { announce } from '#ui/dialog/announce.ts'
import { WAITING, type WaitingRegistration } from './waiting.queries.ts'

const said = {
	confirm: m.registration_queue_confirmed,
	refuse: m.registration_queue_refused,
}

/**
 * The form that confirms or refuses a registration. A toast says the decision, because the card
 * goes.
 * @param checks rules of the fields; a refusal needs a reason
 */
export const useRegistrationDecision = (
	{ id, teacher }: Pick<WaitingRegistration, 'id' | 'teacher'>,
	decision: 'confirm' | 'refuse',
	checks: Readonly<Record<string, Check>>,
) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `registration-${decision}.${id}`,
		fresh: decision === 'confirm',
		submit: async ({ reason = '' }, signal) => {
			const params = { path: { id } }
			const body = { decision, reason }
			await api.POST('/waiting-registrations/{id}/decision', { params, body, signal })
			announce(said[decision]({ name: teacher }))
			await refreshInbox(queryClient, WAITING)
		},
		checks,
		given: {},
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { contactsQuery } from './school-area.queries.ts'

/** Makes a teacher of the school a further point of contact. */
export const useNewContact = (): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'school-contact',
		fresh: false,
		submit: async ({ teacher = '' }, signal) => {
			await api.POST('/school/contacts', { body: { teacher_id: teacher }, signal })
			await queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })
		},
		checks: { teacher: 'required', name: 'optional' },
		given: { teacher: '', name: '' },
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { SchoolContact } from '#openapi/v1.gen.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { contactsQuery } from './school-area.queries.ts'

/** Makes an additional point of contact a teacher again. */
export const useContactEnd = (contact: SchoolContact): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `school-contact-end.${contact.id}`,
		fresh: true,
		submit: async (_, signal) => {
			const params = { path: { id: contact.id } }
			await api.DELETE('/school/contacts/{id}', { params, signal })
			await queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
}

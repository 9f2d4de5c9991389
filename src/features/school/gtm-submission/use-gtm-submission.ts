import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { newId } from '#api/new-id.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { gtmSubmissionsQuery } from './gtm-submission.queries.ts'

/** Hands in a submission for the global teachers' meet (SCH-03). */
export const useGtmSubmission = (): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'gtm-submission',
		fresh: false,
		submit: async ({ id = '', title = '', link = '', words = '' }, signal) => {
			await api.POST('/school/gtm-submissions', { body: { id, title, link, words }, signal })
			await queryClient.invalidateQueries({ queryKey: gtmSubmissionsQuery.queryKey })
		},
		checks: { title: 'required', link: 'required', words: 'message' },
		given: { id: newId(), title: '', link: '', words: '' },
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { postingsKey } from './job-posting.queries.ts'

/** The school's decision about an application. */
export const useApplicantDecision = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `applicant.${id}`,
		fresh: true,
		submit: async ({ decision }, signal) => {
			const body = { status: decision === 'rejected' ? 'rejected' : 'shortlisted' } as const
			await api.PUT('/school/applications/{id}/status', { params: { path: { id } }, body, signal })
			await queryClient.invalidateQueries({ queryKey: postingsKey })
		},
		checks: {},
		given: { decision: '' },
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { assessmentSharingQuery } from './assessment-sharing.queries.ts'

/** The consent that the school sees the self-assessment (PRI-02). */
export const useAssessmentSharing = (): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'assessment-sharing',
		fresh: true,
		submit: async ({ shared }, signal) => {
			const body = { is_shared: shared === 'yes' }
			const kept = (await api.PUT('/user/self-assessment-sharing', { body, signal })).data!
			queryClient.setQueryData(assessmentSharingQuery.queryKey, kept)
		},
		checks: { shared: 'required' },
		given: { shared: '' },
		keepsReceipt: false,
	})
}

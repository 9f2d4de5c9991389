import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { givenQuery } from './nomination.queries.ts'

/** Withdraws a parent's nomination (PRF-01). */
export const useWithdrawal = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `nomination-withdrawal.${id}`,
		fresh: true,
		keepsReceipt: false,
		given: {},
		checks: {},
		submit: async (_, signal) => {
			const params = { path: { id } }
			await api.POST('/user/parent-nominations/{id}/withdrawal', { params, signal })
			await queryClient.invalidateQueries({ queryKey: givenQuery.queryKey })
		},
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/** Stores the name of an account as the person's own. */
export const useOwnName = (given: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'own-name',
		fresh: true,
		submit: async ({ name = '' }, signal) => {
			const { data } = await api.PATCH('/user/info', { body: { displayName: name }, signal })
			queryClient.setQueryData(accountQuery.queryKey, data!)
		},
		checks: { name: 'required' },
		given: { name: given },
		keepsReceipt: false,
	})
}

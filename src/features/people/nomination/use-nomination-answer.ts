import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { receivedQuery } from './nomination.queries.ts'

export type Given = 'accepted' | 'declined'

/** Accepts or declines a nomination (PRF-01). */
export const useNominationAnswer = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `nomination-answer.${id}`,
		fresh: true,
		keepsReceipt: false,
		given: {},
		checks: { answer: 'required' },
		submit: async (draft, signal) => {
			const [params, body] = [{ path: { id } }, { answer: draft.answer as Given }]
			await api.POST('/user/nominations/{id}/answer', { params, body, signal })
			await queryClient.invalidateQueries({ queryKey: receivedQuery.queryKey })
		},
	})
}

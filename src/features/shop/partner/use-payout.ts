import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { partnerKey } from './partner.queries.ts'

/** Notes that an earning was paid out (API-03). */
export const usePayout = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `payout.${id}`,
		fresh: true,
		submit: async ({ reference = '' }, signal) => {
			const params = { path: { id } }
			await api.POST('/partner-earnings/{id}/payout', { params, body: { reference }, signal })
			void queryClient.invalidateQueries({ queryKey: partnerKey })
		},
		checks: { reference: 'required' },
		given: { reference: '' },
		keepsReceipt: false,
	})
}

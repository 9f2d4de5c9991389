import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { buyingQuery } from './school-order.queries.ts'

/** The paise that a text of rupees says; NaN for anything else. */
const paiseOf = (text: string): number =>
	/^[\d,]{1,11}$/.test(text) ? Number(text.replaceAll(',', '')) * 100 : Number.NaN

/** Sets the amount above which orders need approval, in paise (PRC-01). */
export const useBuyingLimit = (limit: number | null): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'school-limit',
		fresh: true,
		submit: async ({ limit: typed = '' }, signal) => {
			const body = { approval_limit: paiseOf(typed) }
			const kept = (await api.PUT('/school/buying', { body, signal })).data!
			queryClient.setQueryData(buyingQuery.queryKey, kept)
		},
		checks: { limit: 'required' },
		given: { limit: limit === null ? '' : String(limit / 100) },
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { transfersKey } from './transfer.queries.ts'

/** The paise that a text of rupees says, `17,665` or `17665.00`; NaN for anything else. */
export const paiseOf = (text: string): number =>
	/^[\d,]{1,12}(\.\d{1,2})?$/.test(text)
		? Math.round(Number(text.replaceAll(',', '')) * 100)
		: Number.NaN

/** Confirms the bank transfer of a school order (PRC-01). */
export const useTransfer = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `transfer.${id}`,
		fresh: true,
		submit: async ({ amount = '', reference = '' }, signal) => {
			const body = { amount: paiseOf(amount), bank_reference: reference }
			const params = { path: { id } }
			try {
				await api.POST('/school-transfers/{id}/confirmation', { params, body, signal })
			} finally {
				void refreshInbox(queryClient, transfersKey)
			}
		},
		checks: { amount: 'required', reference: 'required' },
		given: { amount: '', reference: '' },
		keepsReceipt: false,
	})
}

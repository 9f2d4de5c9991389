import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { certificateQuery } from './certificate.queries.ts'

export const FORM = 'certificate-revoke'

/** Revokes a certificate (CER-01). */
export const useRevocation = (id: string): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `${FORM}.${id}`,
		fresh: false,
		submit: async ({ reason = '' }, signal) => {
			const sent = { params: { path: { id } }, body: { reason }, signal }
			const call = api.POST('/certificates/{id}/revoke', sent)
			await call.finally(() => queryClient.invalidateQueries(certificateQuery(id)))
		},
		checks: { reason: 'required' },
		given: { reason: '' },
		keepsReceipt: false,
	})
}

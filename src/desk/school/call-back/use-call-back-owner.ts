import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { type CallBackEntry, changeCallBack } from './call-back.queries.ts'

/** Takes or releases a call-back (CBK-07). */
export const useCallBackOwner = ({ id, owner }: CallBackEntry): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `call-back-owner.${id}`,
		fresh: true,
		submit: async (_, signal) => {
			const options = { params: { path: { id } }, signal }
			await changeCallBack(
				queryClient,
				owner?.is_caller
					? api.DELETE('/call-backs/{id}/owner', options)
					: api.PUT('/call-backs/{id}/owner', options),
			)
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
}

import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import type { NewAuthorApplication } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { authorApplicationQuery } from './author-application.queries.ts'

/** The name under which the form is kept. */
export const AUTHOR = 'author-application'

/** Sends it; an answer that was lost is no fault, for then it waits already. */
const send = async (draft: Draft, signal: AbortSignal): Promise<void> => {
	try {
		const body = draft as NewAuthorApplication
		await api.POST('/author-applications', { body, signal })
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'application-waiting')) throw error
	}
}

/** The process of applying to teach (DSK-21). */
export const useAuthorForm = (fresh: boolean) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: AUTHOR,
		fresh,
		checks: { topic: 'required', experience: 'required', sample: 'link' },
		given: { topic: '', experience: '', sample: '' },
		keepsReceipt: false,
		submit: async (draft, signal) => {
			await send(draft, signal)
			await queryClient.invalidateQueries({ queryKey: authorApplicationQuery.queryKey })
		},
	})
}

/** The process of withdrawing an application that waits (DSK-21). */
export const useAuthorWithdrawal = (id: string) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'author-application-withdrawal',
		fresh: true,
		checks: {},
		given: {},
		keepsReceipt: false,
		submit: async (_, signal) => {
			const params = { path: { id } }
			await api.POST('/author-applications/{id}/withdrawal', { params, signal })
			await queryClient.invalidateQueries({ queryKey: authorApplicationQuery.queryKey })
		},
	})
}

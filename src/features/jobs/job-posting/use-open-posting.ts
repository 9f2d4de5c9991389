import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { postingsKey, type SchoolJob } from './job-posting.queries.ts'

/** Closes a post or opens it again. */
export const useOpenPosting = (post: SchoolJob): FormSubmission => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `posting-open.${post.id}`,
		fresh: true,
		submit: async ({ open }, signal) => {
			const params = { path: { id: post.id } }
			await api.PUT('/school/jobs/{id}/open', { params, body: { open: open === 'yes' }, signal })
			await queryClient.invalidateQueries({ queryKey: postingsKey })
		},
		checks: {},
		given: { open: '' },
		keepsReceipt: false,
	})
}

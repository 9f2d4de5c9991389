import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { secondFactorQuery } from '#desk/people/second-factor/second-factor.queries.ts'
import type { WrittenType } from '#domain/learning/draft-content.rules.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { draftQuery, draftsKey } from './draft.queries.ts'

/** The form that begins a resource; it leads to the new resource. */
export const useNewDraft = () => {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const begun = useRef('')
	const form = useFormSubmission({
		name: 'new-resource',
		fresh: false,
		keepsReceipt: false,
		checks: { title: 'required', type: 'required', language: 'required' },
		given: { title: '', type: 'self_paced', language: 'English' },
		submit: async ({ title, type, language }, signal) => {
			try {
				const body = { title: title!, course_type: type as WrittenType, language: language! }
				const { data } = await api.POST('/desk/resources', { body, signal })
				queryClient.setQueryData(draftQuery(data!.id).queryKey, data!)
				begun.current = data!.id
			} catch (error) {
				if (error instanceof ApiError && error.code === 'second-factor-required')
					void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
				throw error
			}
		},
	})
	useEffect(() => {
		const { unsubscribe } = form.subscribe((snapshot) => {
			if (!snapshot.matches('submitted')) return
			void queryClient.invalidateQueries({ queryKey: [...draftsKey, 'list'] })
			void navigate({ to: `/resources/${begun.current}` } as never)
		})
		return unsubscribe
	}, [form, navigate, queryClient])
	return form
}

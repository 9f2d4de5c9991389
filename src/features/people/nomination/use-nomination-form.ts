import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import type { operations } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { givenQuery } from './nomination.queries.ts'

type Body = operations['nominateTeacher']['requestBody']['content']['application/json']

/** The name under which the form is kept. */
export const NOMINATION = 'nomination'

/**
 * Runs the nomination of a teacher (PRF-01); `school` is the name shown in the field for
 * `school_id`.
 */
export const useNominationForm = (fresh: boolean) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: NOMINATION,
		fresh,
		keepsReceipt: false,
		given: { relation: 'teaches_now' },
		checks: {
			school_id: 'required',
			school: 'optional',
			teacher_name: 'required',
			teacher_email: 'email',
			subject: 'required',
			class_level: 'class',
			relation: 'required',
			reason: 'message',
		},
		submit: async ({ school: _, class_level, ...draft }: Draft, signal: AbortSignal) => {
			const body = { ...draft, class_level: Number(class_level) } as Body
			await api.POST('/user/parent-nominations', {
				params: { header: idempotencyKey() },
				body,
				signal,
			})
			await queryClient.invalidateQueries({ queryKey: givenQuery.queryKey })
		},
	})
}

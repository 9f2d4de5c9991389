import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import type { SchoolToRegister } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { schoolRegistrationQuery } from './school-registration.queries.ts'

/** The name under which the form is kept. */
export const SCHOOL = 'school-registration'

const checks = {
	name: 'required',
	city: 'required',
	email: 'email',
	phone: 'phone',
	position: 'required',
	note: 'optional',
} as const

const empty = { name: '', city: '', email: '', phone: '', position: '', note: '' }

/** Sends it; an answer that was lost is no fault, for then it waits already. */
const send = async (draft: Draft, signal: AbortSignal): Promise<void> => {
	try {
		const body = draft as SchoolToRegister
		await api.POST('/school-registrations', { body, signal })
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'registration-waiting')) throw error
	}
}

/** The process of registering a school (DSK-14). */
export const useSchoolForm = (fresh: boolean) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: SCHOOL,
		fresh,
		checks,
		given: empty,
		keepsReceipt: false,
		submit: async (draft, signal) => {
			await send(draft, signal)
			await queryClient.invalidateQueries({ queryKey: schoolRegistrationQuery.queryKey })
		},
	})
}

/** The process of withdrawing a registration that waits (DSK-14). */
export const useSchoolWithdrawal = (id: string) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'school-registration-withdrawal',
		fresh: true,
		checks: {},
		given: {},
		keepsReceipt: false,
		submit: async (_, signal) => {
			const params = { path: { id } }
			await api.POST('/school-registrations/{id}/withdrawal', { params, signal })
			await queryClient.invalidateQueries({ queryKey: schoolRegistrationQuery.queryKey })
		},
	})
}

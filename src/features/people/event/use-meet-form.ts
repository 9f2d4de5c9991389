import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { hereQuery } from '#processes/here.query.ts'
import { useProcesses } from '#processes/processes.ts'
import { meetQuery } from './meet.query.ts'
import { registrationsQuery } from './registration.queries.ts'

/** The name under which the form is kept. */
export const MEET = 'gtm'

const register =
	(queryClient: QueryClient, onClosed: () => void) => async (draft: Draft, signal: AbortSignal) => {
		const { name = '', email = '', school, referral_code } = draft
		const here = queryClient.getQueryData(hereQuery.queryKey)
		const country = draft.country || (here?.country ?? 'IN')
		try {
			await api.POST('/gtm/registrations', {
				params: { header: idempotencyKey() },
				body: {
					name,
					email,
					country,
					...(school && { school }),
					...(referral_code && { referral_code }),
				},
				signal,
			})
		} catch (error) {
			if (error instanceof ApiError && error.code === 'registration-closed') {
				onClosed()
				await queryClient.invalidateQueries({ queryKey: meetQuery.queryKey })
			}
			throw error
		}
		await queryClient.invalidateQueries({ queryKey: registrationsQuery.queryKey })
	}

/**
 * Runs a registration for the global teachers' meet (NAV-09); it shows the receipt after a reload
 * too. Registration that has ended meanwhile is said in a modal (MOD-01).
 */
export const useMeetForm = (given: Draft, fresh: boolean) => {
	const { modals } = useProcesses()
	const sayClosed = () =>
		modals.send({ type: 'modal.opened', modal: { kind: 'registrationClose' } })
	return useFormSubmission({
		name: MEET,
		fresh,
		submit: register(useQueryClient(), sayClosed),
		checks: {
			name: 'required',
			email: 'email',
			country: 'optional',
			school: 'optional',
			referral_code: 'code',
		},
		given,
		keepsReceipt: true,
	})
}

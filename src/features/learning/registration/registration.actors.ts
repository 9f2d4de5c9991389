import type { Query, QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { RegistrationActors } from '#machines/learning/registration/registration.types.ts'
import { registrationQuery } from './registration.queries.ts'

const kinds = { 401: 'signedOut', 404: 'gone', 409: 'refused' } as const

const verdictOf = (error: unknown) => {
	const kind = error instanceof ApiError ? kinds[error.status as keyof typeof kinds] : undefined
	if (!kind) throw error
	return { kind }
}

/**
 * Calls that enter the room and cancel the registration; they invalidate the queries that they
 * change.
 */
export const registrationActors = (queryClient: QueryClient) => {
	const reread = (id: string) => queryClient.invalidateQueries(registrationQuery(id))
	return {
		joinSession: fromPromise(async ({ input: { id }, signal }) => {
			const params = { path: { id } }
			try {
				const { data } = await api.POST('/learning/registrations/{id}/join', { params, signal })
				await reread(id)
				void queryClient.invalidateQueries({ queryKey: ['mine', 'attendance'] })
				return { kind: 'entered', joinUrl: data!.join_url }
			} catch (error) {
				const verdict = verdictOf(error)
				if (verdict.kind === 'refused') await reread(id)
				return verdict
			}
		}),

		leaveRegistration: fromPromise(async ({ input: { id }, signal }) => {
			const params = { path: { id } }
			try {
				await api.DELETE('/learning/registrations/{id}', { params, signal })
			} catch (error) {
				const verdict = verdictOf(error)
				if (verdict.kind === 'refused') await reread(id)
				return verdict
			}
			// A deleted registration cannot be read again.
			const isElse = ({ queryKey }: Query) => queryKey[2] !== id
			void queryClient.invalidateQueries({ predicate: isElse })
			return { kind: 'left' }
		}),
	} satisfies RegistrationActors
}

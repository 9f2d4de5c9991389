import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { SecondFactorActors } from '#machines/people/second-factor/second-factor.types.ts'
import { secondFactorQuery } from './second-factor.queries.ts'

/** Answers a refusal that the process knows by its code; throws any other. */
const refusedAs = <Kind extends string>(error: unknown, kinds: Record<string, Kind>) => {
	const kind = error instanceof ApiError ? kinds[error.code] : undefined
	if (!kind) throw error
	return { kind }
}

/** The calls of the second factor. */
export const secondFactorActors = (queryClient: QueryClient): SecondFactorActors => {
	const noteVerified = (verified_until: string) =>
		queryClient.setQueryData(secondFactorQuery.queryKey, (known) =>
			known ? { ...known, enrolled: true, verified_until } : known,
		)
	return {
		beginEnrolment: fromPromise(async ({ signal }) => {
			try {
				const { data } = await api.POST('/desk/second-factor', { signal })
				return { kind: 'begun', ...data! }
			} catch (error) {
				return refusedAs(error, { 'second-factor-required': 'verificationRequired' })
			}
		}),
		confirmEnrolment: fromPromise(async ({ input, signal }) => {
			try {
				const { data } = await api.POST('/desk/second-factor/confirmations', {
					body: input,
					signal,
				})
				return { kind: 'confirmed', recoveryCodes: data!.recovery_codes }
			} catch (error) {
				return refusedAs(error, {
					'code-wrong': 'wrong',
					'too-many-requests': 'tooMany',
					'enrolment-missing': 'replaced',
				})
			}
		}),
		verifySession: fromPromise(async ({ input, signal }) => {
			try {
				const { data } = await api.POST('/desk/second-factor/verifications', {
					body: input,
					signal,
				})
				noteVerified(data!.verified_until)
				return { kind: 'verified' }
			} catch (error) {
				return refusedAs(error, {
					'code-wrong': 'wrong',
					'too-many-requests': 'tooMany',
					'not-enrolled': 'notEnrolled',
				})
			}
		}),
	}
}

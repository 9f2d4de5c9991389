import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { VerificationActors } from '#machines/school/verification/verification.types.ts'

/** The calls of a verification (SCH-04). */
export const verificationActors = {
	sendDecision: fromPromise(async ({ input: { schoolId, decision, reason }, signal }) => {
		try {
			const params = { path: { id: schoolId } }
			const body = { decision, reason }
			const { data } = await api.POST('/verifications/{id}/decision', { params, body, signal })
			return { kind: data!.verification_status }
		} catch (error) {
			if (error instanceof ApiError && [404, 409].includes(error.status)) return { kind: 'stale' }
			throw error
		}
	}),
} satisfies VerificationActors

import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type {
	PartnerReferralActors,
	ReferralVerdict,
} from '#machines/shop/partner/partner-referral.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

const kinds: Record<string, ReferralVerdict['kind']> = {
	'unknown-partner': 'unknownPartner',
	'own-partner': 'ownPartner',
	'school-has-partner': 'schoolHasPartner',
	'no-school': 'noSchool',
	forbidden: 'forbidden',
	'signed-out': 'signedOut',
	'session-expired': 'signedOut',
}

/**
 * The calls of a referral (SCH-07): the school existence check reads the account, which names its
 * school.
 */
export const partnerReferralActors = (queryClient: QueryClient) =>
	({
		findSchool: fromPromise(async () => {
			const { roles, school } = await queryClient.fetchQuery(accountQuery)
			if (!roles.includes('main_poc')) return { kind: 'otherRole' as const }
			return { kind: school ? ('found' as const) : ('missing' as const) }
		}),
		recordReferral: fromPromise(async ({ input, signal }) => {
			try {
				const body = { ins_partner_id: input.partnerId }
				const params = { header: idempotencyKey() }
				await api.POST('/institutional-partner/referral', { params, body, signal })
				return { kind: 'recorded' as const }
			} catch (error) {
				const kind = error instanceof ApiError ? kinds[error.code] : undefined
				if (!kind) throw error
				return { kind }
			}
		}),
	}) satisfies PartnerReferralActors

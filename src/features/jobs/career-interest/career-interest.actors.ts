import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { careerBody } from '#machines/jobs/career-interest/career-body.rules.ts'
import type { CareerInterestActors } from '#machines/jobs/career-interest/career-interest.types.ts'
import type { operations } from '#openapi/v1.gen.ts'

type Body = operations['submitCareerInterest']['requestBody']['content']['application/json']

const refusals: Record<string, 'tooYoung' | 'refused' | 'offline'> = {
	'too-young': 'tooYoung',
	'invalid-request': 'refused',
	network: 'offline',
}

/**
 * The calls of the form (NDG-05, NDG-06); `international` makes a number of a national one and its
 * country.
 */
export const careerInterestActors = (international: (phone: string, country: string) => string) =>
	({
		readPlace: fromPromise(async ({ input, signal }) => {
			const params = { path: { place_id: input.placeId } }
			const { data } = await api.GET('/location/places/{place_id}', { params, signal })
			const { city, district, state, postcode, country, lat, lng } = data!
			const point = { lat: String(lat ?? ''), lng: String(lng ?? '') }
			return { city, district, state, postcode, country, ...point }
		}),
		submitCareer: fromPromise(async ({ input: { draft }, signal }) => {
			try {
				const phone = international(draft.phone, draft.phone_country)
				await api.POST('/user/career-intrest', {
					params: { header: idempotencyKey() },
					body: careerBody(draft, phone) as Body,
					signal,
				})
				return { kind: 'sent' as const }
			} catch (error) {
				if (!(error instanceof ApiError)) throw error
				if (error.status === 401) return { kind: 'signedOut' as const }
				const kind = refusals[error.code]
				if (!kind) throw error
				return { kind }
			}
		}),
	}) satisfies CareerInterestActors

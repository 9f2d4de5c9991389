import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { operations } from '#openapi/v1.gen.ts'

/** A term of a plan that the signed-in person has. */
export type PlanTerm =
	operations['listPlanTerms']['responses'][200]['content']['application/json']['data'][number]

/** The person's terms of plans that have not ended, the one that ends last first (29.6). */
export const planTermsQuery = queryOptions({
	queryKey: ['mine', 'plan-terms'],
	queryFn: async ({ signal }) => (await api.GET('/user/plan-terms', { signal })).data!.data,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A plan with its terms and the number of people who have it; money in paise. */
export type DeskPlan = components['schemas']['DeskPlan']

/** Every plan, the cheapest first. */
export const plansQuery = queryOptions({
	queryKey: ['mine', 'desk', 'plans'],
	queryFn: async ({ signal }) => (await api.GET('/desk/plans', { signal })).data!.data,
})

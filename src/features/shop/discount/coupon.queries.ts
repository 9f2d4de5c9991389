import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/**
 * The discounts that may be offered for what is bought, each with whether it applies and what it
 * saves the buyer (PRM-03).
 */
export const couponsQuery = (resourceIds: readonly string[]) =>
	queryOptions({
		queryKey: ['mine', 'coupons', ...resourceIds],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/discounts', {
					params: { query: { course_id: [...resourceIds] } },
					signal,
				})
			).data!.data,
	})

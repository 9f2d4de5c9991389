import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/**
 * Returns true if the server cart holds a product; asked where the cart's list is not at hand
 * (CRD-06).
 */
export const isAddedQuery = (resourceId: string) =>
	queryOptions({
		queryKey: ['mine', 'cart', 'is-added', resourceId],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/cart/retail-isadded', {
					params: { query: { product_id: resourceId } },
					signal,
				})
			).data!.is_added,
	})

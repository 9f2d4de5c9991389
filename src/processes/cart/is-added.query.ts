import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/**
 * Returns true if the server cart holds a product; asked where the cart's list is not at hand
 * (CRD-06).
 */
export const isAddedQuery = (productId: string) =>
  queryOptions({
    queryKey: ['mine', 'cart', 'is-added', productId],
    queryFn: async ({ signal }) =>
      (
        await api.GET('/cart/retail-isadded', {
          params: { query: { product_id: productId } },
          signal,
        })
      ).data!.is_added,
  })

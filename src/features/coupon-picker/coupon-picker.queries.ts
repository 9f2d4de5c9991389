import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The discounts that may be offered for what is bought (PRM-03), each with whether it applies. */
export const couponsQuery = (productIds: readonly string[]) =>
  queryOptions({
    queryKey: ['coupons', ...productIds],
    queryFn: async ({ signal }) => {
      const query = productIds.length > 0 ? { course_id: [...productIds] } : {}
      return (await api.GET('/discounts', { params: { query }, signal })).data!.data
    },
  })

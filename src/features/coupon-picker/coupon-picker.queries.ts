import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The discounts that may be offered for what is bought (PRM-03); a cart of several is offered all listed ones. */
export const couponsQuery = (productIds: readonly string[]) =>
  queryOptions({
    queryKey: ['coupons', ...productIds],
    queryFn: async ({ signal }) => {
      const [course_id, another] = productIds
      const query = course_id && !another ? { course_id } : {}
      return (await api.GET('/discounts', { params: { query }, signal })).data!.data
    },
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Orders on a page. */
export const PAGE_SIZE = 10

/** The caller's orders, newest first; amounts in paise. */
export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: ['mine', 'orders', 'list', page],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
      return (await api.GET('/orders', { params: { query }, signal })).data!
    },
    placeholderData: keepPreviousData,
  })

/** One order with its lines and receipt; amounts in paise. */
export const orderQuery = (order_id: string) =>
  queryOptions({
    queryKey: ['mine', 'orders', 'one', order_id],
    queryFn: async ({ signal }) =>
      (await api.GET('/orders/{order_id}', { params: { path: { order_id } }, signal })).data!,
  })

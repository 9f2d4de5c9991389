import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, OrderPage } from '#openapi/v1.gen.ts'
import type { OrdersSearch } from './orders.search.ts'

/** An order with everything that happened to it. */
export type OrderRecord = components['schemas']['OrderRecord']

/** A row of the list of orders. */
export type OrderRow = OrderPage['data'][number]

/** Key of all queries of orders in the desk. */
export const ordersKey = ['mine', 'desk', 'orders'] as const

/** Orders, newest first, a page at a time. */
export const ordersQuery = ({ search, status }: OrdersSearch) =>
	infiniteQueryOptions({
		queryKey: [...ordersKey, 'list', { search, status }],
		queryFn: async ({ pageParam, signal }) => {
			const query = {
				...(search && { search }),
				...(status && { status }),
				...(pageParam !== null && { before: pageParam }),
			}
			return (await api.GET('/desk/orders', { params: { query }, signal })).data!
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})

/** One order. */
export const orderQuery = (id: string) =>
	queryOptions({
		queryKey: [...ordersKey, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/orders/{order_id}', { params: { path: { order_id: id } }, signal }))
				.data!,
		staleTime: 0,
	})

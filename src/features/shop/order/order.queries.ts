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

/** Coins that a payment earned (PUR-05). */
export const orderCoinsQuery = (pg_payment_id: string) =>
	queryOptions({
		queryKey: ['mine', 'orders', 'coins', pg_payment_id],
		queryFn: async ({ signal }) => {
			const params = { query: { pg_payment_id } }
			const { data } = await api.GET('/wallet/user-order-coins', { params, signal })
			return data!.response.data.coins
		},
	})

/** One order with its lines and receipt; amounts in paise. */
export const orderQuery = (order_id: string) =>
	queryOptions({
		queryKey: ['mine', 'orders', 'one', order_id],
		queryFn: async ({ signal }) =>
			(await api.GET('/orders/{order_id}', { params: { path: { order_id } }, signal })).data!,
	})

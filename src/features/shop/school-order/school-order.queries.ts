import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { SchoolOrder } from '#openapi/v1.gen.ts'

export type SchoolOrderData = SchoolOrder

/** Orders on one page of the list. */
export const PAGE_SIZE = 10

/** The prefix of all queries about a school's orders. */
export const schoolOrdersKey = ['mine', 'school-orders'] as const

/** A page, counted from 1, of the school's orders, newest first (PRC-01). */
export const schoolOrdersQuery = (page: number) =>
	queryOptions({
		queryKey: [...schoolOrdersKey, 'list', page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/school-orders', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** One order of the school; refetched while somebody else may change it. */
export const schoolOrderQuery = (id: string) =>
	queryOptions({
		queryKey: [...schoolOrdersKey, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/school-orders/{id}', { params: { path: { id } }, signal })).data!,
		refetchInterval: ({ state: { data } }) =>
			data && ['waiting', 'transferring'].includes(data.status) ? 20_000 : false,
	})

/** The amount above which orders need approval. */
export const buyingQuery = queryOptions({
	queryKey: [...schoolOrdersKey, 'buying'],
	queryFn: async ({ signal }) => (await api.GET('/school/buying', { signal })).data!,
})

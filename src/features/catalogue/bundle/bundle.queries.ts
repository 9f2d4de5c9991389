import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Bundles on a page. */
export const PAGE_SIZE = 9

export type ListSearch = { search?: string; page?: number }

/** One page of the bundle products (NAV-05). */
export const bundlesQuery = ({ search, page = 1 }: ListSearch) =>
	queryOptions({
		queryKey: ['bundles', 'list', { search, page }],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, search }
			return (await api.GET('/bundles', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Bundles that the caller owns, with how far each of their items is (PRF-01). */
export const myBundlesQuery = queryOptions({
	queryKey: ['mine', 'learning', 'bundles'],
	queryFn: async ({ signal }) => (await api.GET('/user/bundles', { signal })).data!.data,
})

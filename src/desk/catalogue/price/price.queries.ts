import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { PricesSearch } from './prices.search.ts'

/** A resource with its price and its history. */
export type PriceRecord = components['schemas']['PriceRecord']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Key of all queries of prices in the desk. */
export const pricesKey = ['mine', 'desk', 'prices'] as const

/** One page of what the shop offers, with prices. */
export const pricesQuery = ({ search, page = 1 }: PricesSearch) =>
	queryOptions({
		queryKey: [...pricesKey, 'list', { search, page }],
		queryFn: async ({ signal }) => {
			const query = {
				...(search && { search }),
				limit: PAGE_ROWS,
				offset: (page - 1) * PAGE_ROWS,
			}
			return (await api.GET('/desk/prices', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** The price of one resource and its history. */
export const priceQuery = (id: string) =>
	queryOptions({
		queryKey: [...pricesKey, 'one', id],
		queryFn: async ({ signal }) => {
			const params = { path: { resource_id: id } }
			return (await api.GET('/desk/prices/{resource_id}', { params, signal })).data!
		},
		staleTime: 0,
	})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The server cart, oldest first (CRT-02). */
export const cartQuery = queryOptions({
	queryKey: ['mine', 'cart', 'list'],
	queryFn: async ({ signal }) =>
		(await api.GET('/cart/retail', { params: { query: { limit: 50 } }, signal })).data!,
})

/** How many things are in the server cart (HDR-10). */
export const cartCountQuery = queryOptions({
	queryKey: ['mine', 'cart', 'count'],
	queryFn: async ({ signal }) => (await api.GET('/cart/retail-count', { signal })).data!,
})

/** How many things the school's points of contact put aside (HDR-10). */
export const schoolCartCountQuery = queryOptions({
	queryKey: ['mine', 'cart', 'school-count'],
	queryFn: async ({ signal }) =>
		(await api.GET('/cart/school-list', { params: { query: { limit: 10 } }, signal })).data!.total,
})

/** Current total of these products, with GST; in paise (CRT-03, PUR-02). */
export const cartQuoteQuery = (product_id: readonly string[]) =>
	queryOptions({
		queryKey: ['mine', 'cart', 'quote', product_id],
		queryFn: async ({ signal }) =>
			(await api.POST('/purchase/quote', { body: { product_id: [...product_id] }, signal })).data!,
		enabled: product_id.length > 0,
		placeholderData: keepPreviousData,
	})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Invoice and credit note of an order; amounts in paise (INV-01, INV-03). */
export const invoicesQuery = (order_id: string) =>
	queryOptions({
		queryKey: ['mine', 'orders', 'invoices', order_id],
		queryFn: async ({ signal }) =>
			(await api.GET('/orders/{order_id}/invoices', { params: { path: { order_id } }, signal }))
				.data!.data,
	})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { RefundEntry } from '#openapi/v1.gen.ts'

/** A refund request that awaits a decision, with the buyer's name. */
export type OpenRefund = RefundEntry & { buyer: string }

/** Key of the refund requests of the desk. */
export const openRefundsKey = ['mine', 'desk', 'refund-requests'] as const

/** A refund request that awaits a decision; none if it does not (INV-03). */
export const openRefundQuery = (id: string) =>
	queryOptions({
		queryKey: [...openRefundsKey, id],
		queryFn: async ({ signal }) =>
			(await api.GET('/refund-requests', { params: { query: { id } }, signal })).data!.data,
	})

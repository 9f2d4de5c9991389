import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type RefundEntry = components['schemas']['RefundEntry']

const key = ['mine', 'refunds'] as const

/** Everything that was read of refunds. */
export const refundsKey = key

/**
 * Money that went or goes back to the caller, newest first; amounts in the smallest unit (INV-03).
 */
export const refundsQuery = queryOptions({
	queryKey: [...key, 'list'],
	queryFn: async ({ signal }) => (await api.GET('/refunds', { signal })).data!.data,
})

/** Returns true if an own order may be given back, until when, and what was asked for it. */
export const refundTermsQuery = (order_id: string) =>
	queryOptions({
		queryKey: [...key, 'terms', order_id],
		queryFn: async ({ signal }) =>
			(await api.GET('/orders/{order_id}/refund', { params: { path: { order_id } }, signal }))
				.data!,
	})

import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { RefundReason, RefundRefusal } from '#domain/shop/refund-request.rules.ts'
import { getLocale } from '#i18n/runtime'
import type { RefundActors, RefundVerdict } from '#machines/shop/refund/refund-request.types.ts'
import { refundsKey } from './refund.queries.ts'

const verdictOf = (error: unknown): RefundVerdict => {
	if (!(error instanceof ApiError)) throw error
	const { status, code, problem } = error
	if (status === 401) return { kind: 'signedOut' }
	if (status === 404) return { kind: 'gone' }
	if (code === 'refund-refused') return { kind: problem.detail as RefundRefusal }
	if (code === 'refund-decided') return { kind: 'decided' }
	throw error
}

/**
 * The calls that ask for an order's money and withdraw it; what was read of refunds, orders and
 * coins follows.
 */
export const refundRequestActors = (queryClient: QueryClient) => {
	const reread = () => queryClient.invalidateQueries({ queryKey: refundsKey })
	return {
		sendRequest: fromPromise(async ({ input: { orderId: order_id, draft }, signal }) => {
			const { reason, words } = draft
			const body = { reason: reason as RefundReason, words, language: getLocale() }
			try {
				const params = { path: { order_id } }
				const { data } = await api.PUT('/orders/{order_id}/refund', { params, body, signal })
				await reread()
				return { kind: 'stands', status: data!.status }
			} catch (error) {
				return verdictOf(error)
			}
		}),
		withdrawRequest: fromPromise(async ({ input: { orderId: order_id }, signal }) => {
			try {
				const params = { path: { order_id } }
				const { data } = await api.DELETE('/orders/{order_id}/refund', { params, signal })
				await reread()
				return { kind: 'stands', status: data!.status }
			} catch (error) {
				return verdictOf(error)
			}
		}),
	} satisfies RefundActors
}

import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { refusalOf, refusalOfCode } from '#api/order-refusal.ts'
import type { PurchaseActors } from '#machines/shop/purchase/purchase.types.ts'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import { pendingPaymentStorage } from './pending-payment-storage.ts'
import { quoteOnce, quoteQuery } from './purchase.queries.ts'

/** The payment machines that a purchase invokes, provided by the flow that composes them. */
export type PaymentActors = Pick<PurchaseActors, 'enrolFree' | 'payByCard' | 'payByRedirect'>

/** The calls of a purchase (PUR-02, PUR-06). */
export const purchaseActors = (queryClient: QueryClient, payments: PaymentActors) =>
	({
		...payments,
		quoteOrder: fromPromise(async ({ input, signal }) => {
			try {
				const quote = await quoteOnce(queryClient, input, signal)
				if (quote.promo_rejection) return { kind: 'promoRefused' as const }
				const refused = quote.rejections.map(({ code }) => refusalOfCode(code)).find(Boolean)
				if (refused) return { kind: refused }
				return { kind: 'quoted' as const, total: quote.total, route: quote.route }
			} catch (error) {
				return refusalOf(error)
			}
		}),
		chooseProvider: fromPromise(async ({ input }) => {
			const book = await queryClient.ensureQueryData(phoneBookQuery)
			const { phone, isIndian } = book.judge(input.phone, input.country)
			if (!isIndian && input.country === 'IN' && !input.fromAbroad)
				return { kind: 'doubtful' as const, phone }
			const { providers } = await queryClient.ensureQueryData(quoteQuery(input))
			if (!providers.includes(isIndian ? 'razorpay' : 'stripe'))
				return { kind: 'providerMissing' as const, phone }
			return { kind: isIndian ? ('card' as const) : ('redirect' as const), phone }
		}),
		awaitPayment: fromPromise(async ({ input, signal }) => {
			const params = { path: { order_id: input.orderId } }
			try {
				const { data } = await api.POST('/orders/{order_id}/check', { params, signal })
				const { status, payment_id } = data!
				if (status === 'pending') return { kind: 'pending' as const }
				if (status === 'refunded') return { kind: 'refunded' as const }
				pendingPaymentStorage.forget()
				if (status === 'failed' && payment_id) return { kind: 'declined' as const }
				if (status === 'failed') {
					await api.POST('/orders/{order_id}/cancel', { params, signal })
					return { kind: 'unpaid' as const }
				}
				await queryClient.invalidateQueries()
				return { kind: 'paid' as const, paymentId: payment_id ?? '' }
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return { kind: 'unpaid' as const }
				throw error
			}
		}),
		countCoins: fromPromise(async ({ input: { paymentId }, signal }) => {
			const params = { query: { pg_payment_id: paymentId } }
			const { data } = await api.GET('/wallet/user-order-coins', { params, signal })
			return data!.response.data.coins
		}),
	}) satisfies PurchaseActors

import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { orderBody } from '#api/order-body.ts'
import { refusalOf } from '#api/order-refusal.ts'
import { brand } from '#i18n/brand.ts'
import type { CardPaymentActors, VerifyVerdict } from '#machines/shop/payment/card-payment.types.ts'
import type { Receipt } from '#openapi/v1.gen.ts'
import { siteQuery } from '#processes/site.query.ts'
import { loadScript } from './load-script.ts'
import { openCheckout } from './open-checkout.ts'

const verdictOf = ({ status, payment_id }: Receipt): VerifyVerdict => {
	if (status === 'paid') return { kind: 'paid', paymentId: payment_id ?? '' }
	if (status === 'pending' || status === 'refunded') return { kind: status }
	return { kind: payment_id ? 'declined' : 'unpaid' }
}

/** The calls of a payment in Razorpay's widget (PAY-01, PAY-03); a payment refreshes every fact. */
export const cardPaymentActors = (queryClient: QueryClient) =>
	({
		createOrder: fromPromise(async ({ input, signal }) => {
			try {
				const { data } = await api.POST('/razorpay/retail-spc', {
					params: { header: idempotencyKey() },
					body: orderBody(input),
					signal,
				})
				if (!data!.status) return { kind: 'orderFailed' as const }
				const order = {
					orderId: data!.order_id,
					key: data!.key,
					currency: data!.currency,
					amount: data!.amount,
					pgOrderId: data!.pg_order_id,
				}
				return { kind: 'created' as const, order }
			} catch (error) {
				void queryClient.invalidateQueries({ queryKey: ['mine', 'quote'] })
				return refusalOf(error)
			}
		}),
		loadScript: fromPromise(async () => {
			const { card_script_url } = await queryClient.ensureQueryData(siteQuery)
			if (card_script_url) await loadScript(card_script_url)
		}),
		openWidget: fromPromise(({ input, signal }) =>
			openCheckout({ ...input, title: brand() }, signal),
		),
		verifyPayment: fromPromise(async ({ input: { orderId, receipt }, signal }) => {
			const params = { path: { order_id: orderId } }
			const check = () => api.POST('/orders/{order_id}/check', { params, signal })
			const verify = (given: NonNullable<typeof receipt>) =>
				api.POST('/razorpay/verify', {
					body: {
						razorpay_order_id: given.pgOrderId,
						razorpay_payment_id: given.paymentId,
						razorpay_signature: given.signature,
					},
					signal,
				})
			try {
				const { data } = await (receipt ? verify(receipt) : check())
				const verdict = verdictOf(data!)
				if (verdict.kind === 'paid') await queryClient.invalidateQueries()
				return verdict
			} catch (error) {
				if (error instanceof ApiError && error.code === 'signature-invalid')
					return { kind: 'declined' as const }
				throw error
			}
		}),
	}) satisfies CardPaymentActors

import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { orderBody } from '#api/order-body.ts'
import { refusalOf } from '#api/order-refusal.ts'
import { redirectPaymentMachine } from '#machines/shop/payment/redirect-payment.machine.ts'
import type { RedirectPaymentActors } from '#machines/shop/payment/redirect-payment.types.ts'

const actors = (queryClient: QueryClient) =>
	({
		createOrder: fromPromise(async ({ input, signal }) => {
			try {
				const { data } = await api.POST('/stripe/retail-spc', {
					params: { header: idempotencyKey() },
					body: orderBody(input),
					signal,
				})
				const { status, order_id, payment_url } = data!
				if (!status) return { kind: 'refused' as const }
				return { kind: 'created' as const, orderId: order_id, paymentUrl: payment_url }
			} catch (error) {
				void queryClient.invalidateQueries({ queryKey: ['mine', 'quote'] })
				return refusalOf(error)
			}
		}),
	}) satisfies RedirectPaymentActors

/** The payment on the provider's own page, ready to run inside a purchase (PAY-02). */
export const redirectPayment = (queryClient: QueryClient) =>
	redirectPaymentMachine.provide({
		actors: actors(queryClient),
		actions: { leaveTo: (_, { url }) => window.location.assign(url) },
	})

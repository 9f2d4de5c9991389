import type { QueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { cardPaymentMachine } from '#machines/shop/payment/card-payment.machine.ts'
import { cardPaymentActors } from './card-payment.actors.ts'

/** The card payment, ready to run inside a purchase (PAY-01). */
export const cardPayment = (queryClient: QueryClient) =>
	cardPaymentMachine.provide({
		actors: cardPaymentActors(queryClient),
		actions: {
			releaseOrder: (_, { orderId }) => {
				const params = { path: { order_id: orderId } }
				// The reconciler closes what this call misses.
				api.POST('/orders/{order_id}/cancel', { params }).catch((error: unknown) => {
					console.info('the unpaid order was not released', error)
				})
			},
		},
	})

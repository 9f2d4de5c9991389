import { useQueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { cardPayment } from '#features/shop/payment/card-payment.ts'
import { schoolOrdersKey } from '#features/shop/school-order/school-order.queries.ts'
import type { CardPaymentActors, OrderVerdict } from '#machines/shop/payment/card-payment.types.ts'
import type { CheckoutActors } from '#machines/shop/school-order/school-checkout.types.ts'
import { childOf } from '#processes/child-of.ts'

/**
 * Pays a school's order in the provider's widget: its price is the quote's, and the server opens it
 * once.
 */
export const useSchoolPayment = (id: string): CheckoutActors['payByCard'] => {
	const queryClient = useQueryClient()
	const createOrder: CardPaymentActors['createOrder'] = fromPromise(
		async ({ signal }): Promise<OrderVerdict> => {
			try {
				const params = { path: { id } }
				const { data } = await api.POST('/school-orders/{id}/razorpay', { params, signal })
				const { order_id, pg_order_id, ...order } = data!
				return {
					kind: 'created',
					order: { ...order, orderId: order_id, pgOrderId: pg_order_id },
				}
			} catch {
				void queryClient.invalidateQueries({ queryKey: schoolOrdersKey })
				return { kind: 'orderFailed' }
			}
		},
	)
	return childOf<CheckoutActors['payByCard']>()(
		cardPayment(queryClient).provide({ actors: { createOrder } }),
	)
}

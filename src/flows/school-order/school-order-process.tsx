import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { cardPayment } from '#features/shop/payment/card-payment.ts'
import { OrderCheckout } from '#features/shop/school-order/order-checkout.tsx'
import { factsOf } from '#features/shop/school-order/school-checkout.actors.ts'
import {
  buyingQuery,
  schoolOrderQuery,
  schoolOrdersKey,
} from '#features/shop/school-order/school-order.queries.ts'
import { useSchoolCheckout } from '#features/shop/school-order/use-school-checkout.ts'
import type { CardPaymentActors, OrderVerdict } from '#machines/shop/payment/card-payment.types.ts'
import type { CheckoutActors } from '#machines/shop/school-order/school-checkout.types.ts'
import { childOf } from '#processes/child-of.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/**
 * Pays a school's order in the provider's widget: its price is the quote's, and the server opens it
 * once.
 */
const usePayment = (id: string): CheckoutActors['payByCard'] => {
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

/**
 * Joins the checkout of a school's order with the payment in the provider's widget (PRC-01,
 * PAY-01).
 */
export const SchoolOrderProcess = ({ id }: { id: string }) => {
  const formId = useId()
  const { data: order } = useSuspenseQuery(schoolOrderQuery(id))
  const { data: account } = useSuspenseQuery(accountQuery)
  const { data: buying } = useSuspenseQuery(buyingQuery)
  const { billing } = order
  const ref = useSchoolCheckout(
    formId,
    {
      orderId: id,
      facts: factsOf(order),
      request: {
        productIds: [],
        name: account.displayName,
        email: account.email,
        phone: account.phone ?? '',
        ...{ promoCode: null, coins: 0, total: order.total },
      },
      given: {
        purchaseOrder: order.purchase_order,
        stateCode: billing.state_code,
        businessName: billing.business_name || (account.school?.name ?? ''),
        address: billing.address,
        gstin: billing.gstin,
        words: '',
      },
    },
    usePayment(id),
  )
  return (
    <div id={formId}>
      <OrderCheckout
        ref={ref}
        order={order}
        isMain={account.roles.includes('main_poc')}
        limit={buying.approval_limit}
      />
    </div>
  )
}

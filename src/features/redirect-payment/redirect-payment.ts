import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { refusalOf } from '#api/order-refusal.ts'
import { redirectPaymentMachine } from '#machines/redirect-payment/redirect-payment.machine.ts'
import type { RedirectPaymentActors } from '#machines/redirect-payment/redirect-payment.types.ts'

const refused = [
  'priceChanged',
  'promoRefused',
  'coinsRefused',
  'nothingToPay',
  'itemGone',
  'alreadyOwned',
  'signedOut',
] as const

const actors = (queryClient: QueryClient) =>
  ({
    createOrder: fromPromise(async ({ input, signal }) => {
      try {
        const { data } = await api.POST('/stripe/retail-spc', {
          params: { header: idempotencyKey() },
          body: {
            platform: 'web',
            product_id: [...input.productIds],
            name: input.name,
            email: input.email,
            phone: input.phone,
            coins: input.coins,
            expected_total: input.total,
            ...(input.promoCode && { promo_code: input.promoCode }),
          },
          signal,
        })
        const { status, order_id, payment_url } = data!
        if (!status) return { kind: 'refused' as const }
        return { kind: 'created' as const, orderId: order_id, paymentUrl: payment_url }
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: ['mine', 'quote'] })
        return refusalOf(error, refused)
      }
    }),
  }) satisfies RedirectPaymentActors

/** The payment on the provider's own page, ready to run inside a purchase (PAY-02). */
export const redirectPayment = (queryClient: QueryClient) =>
  redirectPaymentMachine.provide({
    actors: actors(queryClient),
    actions: { leaveTo: (_, { url }) => window.location.assign(url) },
  })

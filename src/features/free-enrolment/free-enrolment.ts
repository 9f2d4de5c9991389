import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { refusalOf } from '#api/order-refusal.ts'
import { freeEnrolmentMachine } from '#machines/free-enrolment/free-enrolment.machine.ts'
import type { FreeEnrolmentActors } from '#machines/free-enrolment/free-enrolment.types.ts'

const actors = (queryClient: QueryClient) =>
  ({
    registerFree: fromPromise(async ({ input, signal }) => {
      try {
        const { data } = await api.POST('/user/purchase-free', {
          params: { header: idempotencyKey() },
          body: {
            platform: 'web',
            type: 'spc',
            webinar_id: [...input.productIds],
            name: input.name,
            email: input.email,
            ...(input.phone && { mobile: input.phone }),
            coins: input.coins,
            expected_total: input.total,
            ...(input.promoCode && { discount: input.promoCode }),
          },
          signal,
        })
        await queryClient.invalidateQueries()
        return { kind: 'enrolled' as const, enrolmentId: data!.response.data[0]?.[0]?.id ?? '' }
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: ['mine', 'quote'] })
        return refusalOf(error)
      }
    }),
  }) satisfies FreeEnrolmentActors

/** Enrolling without payment, ready to run inside a purchase (PUR-04). */
export const freeEnrolment = (queryClient: QueryClient) =>
  freeEnrolmentMachine.provide({ actors: actors(queryClient) })

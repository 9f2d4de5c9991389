import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { PromoCheckActors } from '#machines/promo-check/promo-check.types.ts'

type Refused = { response?: { data?: { response?: { message?: string } } } }

/** Asks whether a code is good for these products (PRM-02); a refusal carries the server's own message. */
export const promoCheckActors = (productIds: readonly string[]) =>
  ({
    checkPromo: fromPromise(async ({ input, signal }) => {
      try {
        const query = { code: input.code, product_id: [...productIds] }
        const { data } = await api.GET('/discount/check-availability', {
          params: { query },
          signal,
        })
        return { kind: data!.is_available ? ('valid' as const) : ('invalid' as const) }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        const refused = error.problem as Refused
        const detail = refused.response?.data?.response?.message ?? error.problem.detail
        return detail ? { kind: 'refused' as const, detail } : { kind: 'invalid' as const }
      }
    }),
  }) satisfies PromoCheckActors

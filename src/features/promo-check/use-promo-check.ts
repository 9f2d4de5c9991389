import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { promoCheckMachine } from '#machines/promo-check/promo-check.machine.ts'
import type { PromoKind } from '#machines/promo-check/promo-check.types.ts'
import { observe } from '#processes/observe/observe.ts'
import { promoCheckActors } from './promo-check.actors.ts'

export type PromoCheckRef = ActorRefFrom<typeof promoCheckMachine>

/** Checks the promo code of one purchase; `report` is told whenever it stands otherwise (PRM-01). */
export const usePromoCheck = (
  productIds: readonly string[],
  report: (promo: { code: string; kind: PromoKind }) => void,
): PromoCheckRef =>
  useActorRef(
    promoCheckMachine.provide({
      actors: promoCheckActors(productIds),
      actions: { reportPromo: (_, promo) => report(promo) },
    }),
    { inspect: observe, input: {} },
  )

import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { promoCheckMachine } from '#machines/shop/discount/promo-check.machine.ts'
import type { PromoKind } from '#machines/shop/discount/promo-check.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { promoCheckActors, type QuoteWithCode } from './promo-check.actors.ts'

export type PromoCheckRef = ActorRefFrom<typeof promoCheckMachine>

/**
 * Checks the promo code of one purchase, starting with the coupon chosen for the buyer, if any.
 * Calls `report` whenever its state changes (PRM-01, PRM-03).
 */
export const usePromoCheck = (
	quote: QuoteWithCode,
	offered: string | null,
	report: (promo: { code: string; kind: PromoKind }) => void,
): PromoCheckRef =>
	useActorRef(
		promoCheckMachine.provide({
			actors: promoCheckActors(quote),
			actions: { reportPromo: (_, promo) => report(promo) },
		}),
		{ inspect: observe, input: offered ? { code: offered, isChosen: true } : {} },
	)

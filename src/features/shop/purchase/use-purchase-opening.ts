import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { purchaseOpeningMachine } from '#machines/shop/purchase/purchase-opening.machine.ts'
import type {
	Buyer,
	PurchaseOpeningActors,
	PurchaseOpeningInput,
} from '#machines/shop/purchase/purchase-opening.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'

/**
 * Runs the opening of a purchase: reads who buys, and has a coupon chosen (PUR-01, PRM-03). Another
 * account of the session buys for itself.
 */
export const usePurchaseOpening = (
	input: PurchaseOpeningInput,
	chooseCoupon: PurchaseOpeningActors['chooseCoupon'],
): ActorRefFrom<typeof purchaseOpeningMachine> => {
	const queryClient = useQueryClient()
	const ref = useActorRef(
		purchaseOpeningMachine.provide({
			actors: {
				readBuyer: fromPromise<Buyer>(async () => {
					const [account] = await Promise.all([
						queryClient.ensureQueryData(accountQuery),
						queryClient.ensureQueryData(phoneBookQuery),
					])
					return account
				}),
				chooseCoupon,
			} satisfies PurchaseOpeningActors,
		}),
		{ inspect: observe, input },
	)
	const { data: account = null } = useQuery(accountQuery)
	useEffect(() => ref.send({ type: 'account.observed', account }), [ref, account])
	return ref
}

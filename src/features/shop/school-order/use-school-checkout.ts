import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { writeDraft } from '#machines/shop/school-order/checkout-draft.rules.ts'
import { schoolCheckoutMachine } from '#machines/shop/school-order/school-checkout.machine.ts'
import type {
	CheckoutActors,
	CheckoutInput,
} from '#machines/shop/school-order/school-checkout.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { schoolCheckoutActors } from './school-checkout.actors.ts'

const keyOf = (orderId: string) => `vidya.school-order.${orderId}`

export type SchoolCheckoutRef = ActorRefFrom<typeof schoolCheckoutMachine>

/**
 * Runs a school's order in the element with this id; it receives the order's status from the
 * server.
 */
export const useSchoolCheckout = (
	formId: string,
	input: Omit<CheckoutInput, 'stored'>,
	payByCard: CheckoutActors['payByCard'],
): SchoolCheckoutRef => {
	const queryClient = useQueryClient()
	const router = useRouter()
	const ref = useActorRef(
		schoolCheckoutMachine.provide({
			actors: schoolCheckoutActors(queryClient, payByCard),
			actions: {
				storeDraft: (_, { orderId, draft }) =>
					writeStored(keyOf(orderId), draft && writeDraft(orderId, draft)),
				focusFault: () => focusFirstError(document.getElementById(formId)),
				openOrder: (_, { orderId }) => router.history.push(`/profile/school-orders/${orderId}`),
			},
		}),
		{ inspect: observe, input: { ...input, stored: readStored(keyOf(input.orderId)) } },
	)
	const { status, isExpired } = input.facts
	useEffect(() => {
		ref.send({ type: 'order.observed', facts: { status, isExpired } })
	}, [ref, status, isExpired])
	return ref
}

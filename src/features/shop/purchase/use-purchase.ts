import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import type { PurchaseInput, PurchaseOutput } from '#machines/shop/purchase/purchase.types.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { draftStorage } from './draft-storage.ts'
import { pendingPaymentStorage } from './pending-payment-storage.ts'
import { type PaymentActors, purchaseActors } from './purchase.actors.ts'

export type PurchaseRef = ActorRefFrom<typeof purchaseMachine>

/**
 * Runs one purchase. Calls `onEnd` with the result and navigates on: to my learning, or to the item
 * enrolled in (PUR-05, CAT-08). Reports returning by the back button, so that a payment on
 * another page is checked (PAY-02).
 */
export const usePurchase = (
	input: Omit<PurchaseInput, 'storedDraft'>,
	payments: PaymentActors,
	onEnd: (output: PurchaseOutput) => void,
): PurchaseRef => {
	const queryClient = useQueryClient()
	const processes = useProcesses()
	const router = useRouter()
	const ref = useActorRef(
		purchaseMachine.provide({
			actors: purchaseActors(queryClient, payments),
			actions: {
				storeDraft: (_, { draft, ...owner }) => draftStorage.write(owner, draft),
				discardDraft: () => {
					draftStorage.forget()
					pendingPaymentStorage.forget()
				},
				storePendingPayment: (_, leaving) => pendingPaymentStorage.write(leaving),
				askLogin: (_, { resourceIds }) =>
					askLogin(processes, {
						returnTo: router.state.location.href,
						action: 'purchase',
						targetId: resourceIds.join(','),
					}),
			},
		}),
		{ inspect: observe, input: { ...input, storedDraft: draftStorage.read() } },
		({ output }) => {
			if (!output) return
			onEnd(output)
			if (output.kind === 'paid') router.history.push('/profile/my-learning')
			if (output.kind === 'enrolled')
				router.history.push(`/profile/my-learning/${output.enrolmentId}`)
		},
	)
	useEffect(() => {
		const report = ({ persisted }: PageTransitionEvent) => {
			if (persisted) ref.send({ type: 'page.restored' })
		}
		window.addEventListener('pageshow', report)
		return () => window.removeEventListener('pageshow', report)
	}, [ref])
	return ref
}

import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { writeRefund } from '#machines/shop/refund/refund-draft.rules.ts'
import { refundRequestMachine } from '#machines/shop/refund/refund-request.machine.ts'
import type { RefundStatus } from '#machines/shop/refund/refund-request.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { refundRequestActors } from './refund-request.actors.ts'

const keyOf = (orderId: string) => `vidya.refund.${orderId}`

export type RefundRequestRef = ActorRefFrom<typeof refundRequestMachine>

/**
 * Runs one order's refund request in the form with this id; it receives the request's status from
 * the server.
 */
export const useRefundRequest = (
	formId: string,
	orderId: string,
	status: RefundStatus,
): RefundRequestRef => {
	const queryClient = useQueryClient()
	const ref = useActorRef(
		refundRequestMachine.provide({
			actors: refundRequestActors(queryClient),
			actions: {
				storeDraft: (_, { orderId: id, draft }) =>
					writeStored(keyOf(id), draft && writeRefund(id, draft)),
				focusReason: () => focusFirstError(document.getElementById(formId)),
			},
		}),
		{ inspect: observe, input: { orderId, status, stored: readStored(keyOf(orderId)) } },
	)
	useEffect(() => {
		if (status !== null) ref.send({ type: 'refund.observed', status })
	}, [ref, status])
	return ref
}

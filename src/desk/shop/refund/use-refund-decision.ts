import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { m } from '#i18n/messages'
import { refundDecisionMachine } from '#machines/shop/refund/refund-decision.machine.ts'
import type { RefundDecisionActors } from '#machines/shop/refund/refund-decision.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { rupees } from '#ui/display/rupees.ts'
import { type OpenRefund, openRefundsKey } from './refund.queries.ts'

export type RefundDecisionRef = ActorRefFrom<typeof refundDecisionMachine>

/**
 * The process of deciding about one request; a decision is said in a message, for its card goes.
 */
export const useRefundDecision = (entry: OpenRefund): RefundDecisionRef => {
	const queryClient = useQueryClient()
	const actors = {
		sendDecision: fromPromise(async ({ input, signal }) => {
			const params = { path: { id: entry.id } }
			try {
				await api.POST('/refund-requests/{id}/decision', { params, body: input, signal })
			} catch (error) {
				if (error instanceof ApiError && [400, 404, 409].includes(error.status))
					return { kind: 'rejected' }
				throw error
			}
			const said = { amount: rupees(entry.amount), name: entry.buyer }
			announce(
				input.decision === 'approve' ? m.refund_queue_approved(said) : m.refund_queue_refused(said),
			)
			await refreshInbox(queryClient, openRefundsKey)
			return { kind: 'decided' }
		}),
	} satisfies RefundDecisionActors
	return useActorRef(refundDecisionMachine.provide({ actors }), { inspect: observe })
}

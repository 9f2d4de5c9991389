import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { cancelSchoolOrder } from './cancel.service.ts'
import { paySchoolOrder } from './pay.service.ts'
import { announceTransfer, confirmArrival, listTransfers } from './transfer.service.ts'

/**
 * PRC-01: handlers for paying a school's order through the provider or by bank transfer, and
 * cancelling it.
 */
export const schoolPaymentHandlers = (deps: PaymentDeps): Handlers => ({
	paySchoolOrder: async (call) => {
		const { order, pending } = await paySchoolOrder(deps, requireAccount(call), call.params.id)
		return {
			order_id: order.id,
			key: pending.key,
			currency: order.currency,
			amount: order.total,
			pg_order_id: pending.providerOrderId,
		}
	},
	transferSchoolOrder: (call) => announceTransfer(deps, requireAccount(call), call.params.id),
	cancelSchoolOrder: (call) => cancelSchoolOrder(deps, requireAccount(call), call.params.id),
	listSchoolTransfers: ({ query }) => listTransfers(deps.db, query.id),
	confirmSchoolTransfer: (call) => {
		const { amount, bank_reference: bankReference } = call.body
		return confirmArrival(deps, requireAccount(call).id, call.params.id, { amount, bankReference })
	},
})

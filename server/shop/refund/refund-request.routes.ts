import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { decideRefund, listOpenRefunds, listRefunds } from './decide-refund.service.ts'
import { refundOrder } from './refund-order.service.ts'
import { askRefund, readTerms, withdrawRefund } from './refund-request.service.ts'

/** INV-03: refunds that buyers ask for, and their decision. */
export const refundRequestHandlers = (deps: Deps): Handlers => ({
	listRefunds: (call) => listRefunds(deps.db, requireAccount(call).id),
	getRefundTerms: (call) => readTerms(deps, requireAccount(call).id, call.params.order_id),
	askRefund: (call) => {
		const { reason, words = '', language } = call.body
		const orderId = call.params.order_id
		return askRefund(deps, requireAccount(call).id, { orderId, reason, words, language })
	},
	withdrawRefund: (call) => withdrawRefund(deps, requireAccount(call).id, call.params.order_id),
	listOpenRefunds: ({ query }) => listOpenRefunds(deps.db, query.id),
	decideRefund: (call) => {
		const { decision, words = '' } = call.body
		return decideRefund(deps, requireAccount(call).id, { id: call.params.id, decision, words })
	},
	refundOrder: (call) => {
		const { amount, refundable, reason, words = '' } = call.body
		const given = { orderId: call.params.order_id, amount, refundable, reason, words }
		return refundOrder(deps, requireAccount(call).id, given)
	},
})

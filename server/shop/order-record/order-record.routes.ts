import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { addOrderNote, correctBilling, resendOrderMail } from './order-acts.service.ts'
import { listDeskOrders, readDeskOrder } from './order-record.service.ts'

/** DSK-11: orders in the desk. */
export const orderRecordHandlers = (deps: Deps): Handlers => ({
	listDeskOrders: ({ query }) => listDeskOrders(deps.db, query),
	readDeskOrder: ({ params }) => readDeskOrder(deps.db, params.order_id),
	addOrderNote: (call) =>
		addOrderNote(deps, requireAccount(call).id, call.params.order_id, call.body.text),
	resendOrderMail: (call) => resendOrderMail(deps, requireAccount(call).id, call.params.order_id),
	correctBilling: (call) => {
		const { invoice, name, state_code: stateCode, address, business_name, gstin } = call.body
		const billing = { name, stateCode, address, businessName: business_name, gstin }
		return correctBilling(deps, requireAccount(call).id, call.params.order_id, { invoice, billing })
	},
})

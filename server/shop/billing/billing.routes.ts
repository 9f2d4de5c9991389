import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeBilling, readBilling } from './billing.service.ts'

const answerOf = ({ stateCode, address, businessName, gstin }: BillingDetails) => ({
	state_code: stateCode,
	address,
	business_name: businessName,
	gstin,
})

/** INV-01: what the buyer's side of an invoice says. */
export const billingHandlers = ({ db, clock }: Deps): Handlers => ({
	readBilling: async (call) => answerOf(await readBilling(db, requireAccount(call).id)),

	changeBilling: async (call) => {
		const { state_code: stateCode, business_name: businessName, address, gstin } = call.body
		const given = { stateCode, businessName, address, gstin }
		return answerOf(await changeBilling(db, requireAccount(call).id, given, clock()))
	},
})

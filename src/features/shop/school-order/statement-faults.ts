import { billingFaults, tidyBilling } from '#domain/shop/billing-details.rules.ts'
import { orderLimits } from '#domain/shop/school-checkout.rules.ts'
import type { CheckoutDraft } from '#machines/shop/school-order/checkout-draft.rules.ts'
import type { CheckoutFaults } from '#machines/shop/school-order/school-checkout.types.ts'

/** Returns the errors in a school's statement, by field; the server decides again. */
export const statementFaults = (draft: CheckoutDraft): CheckoutFaults => {
	const purchaseOrder = draft.purchaseOrder.trim()
	return {
		...(!purchaseOrder && { purchaseOrder: 'missing' }),
		...(purchaseOrder.length > orderLimits.purchaseOrder && { purchaseOrder: 'long' }),
		...(!draft.address.trim() && { address: 'missing' }),
		...billingFaults(tidyBilling(draft)),
	}
}
